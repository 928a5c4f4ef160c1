import Foundation

/// The animated replacement of a symbol by another one.
@MainActor
struct SymbolCrossing {
  private let replacement: SymbolReplacement
  private let old: ImagePainter
  private var progress = Animated(0.0)

  /// - Parameter old: what draws the symbol that goes.
  init(_ replacement: SymbolReplacement, from old: ImagePainter, in node: ViewNode) {
    self.replacement = replacement
    self.old = old
    progress.set(1, in: node)
  }

  var isMoving: Bool { progress.isMoving }

  /// Draws both symbols at the present point of the animation.
  func draw(_ new: ImagePainter, in frame: CGRect) -> [DisplayItem] {
    let part = progress.shown
    let size = old.resolved.size
    let oldFrame = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    let isStretched = old.image.resizing != nil
    return item(old.items(in: isStretched ? frame : oldFrame), replacement.going(part), about: frame)
      + item(new.items(in: frame), replacement.coming(part), about: frame)
  }

  private func item(_ items: [DisplayItem], _ pose: SymbolPose, about frame: CGRect) -> [DisplayItem] {
    guard pose.opacity > 0, pose.scale > 0, !items.isEmpty else { return [] }
    let transform = CGAffineTransform(translationX: frame.midX, y: frame.midY).scaledBy(x: pose.scale, y: pose.scale)
      .translatedBy(x: -frame.midX, y: -frame.midY)
    return [.group(DisplayGroup(transform: transform, opacity: min(pose.opacity, 1), items: items))]
  }
}

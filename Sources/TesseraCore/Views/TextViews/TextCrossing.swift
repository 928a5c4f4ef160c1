import Foundation

/// The animated replacement of a text by another one (D52).
@MainActor
struct TextCrossing {
  private let old: any TextLayout
  /// The length of the beginning that both texts share, points.
  private let commonWidth: CGFloat
  /// How far the texts roll, points: down if positive.
  private let roll: CGFloat
  private var progress = Animated(0.0)

  init(from old: any TextLayout, commonWidth: CGFloat, roll: CGFloat, in node: ViewNode) {
    self.old = old
    self.commonWidth = commonWidth
    self.roll = roll
    progress.set(1, in: node)
  }

  var isMoving: Bool { progress.isMoving }

  /// Draws both texts at the present point of the animation.
  func draw(_ new: any TextLayout, in frame: CGRect, paints: [TextPaint]) -> [DisplayItem] {
    let part = min(max(progress.shown, 0), 1)
    let common = CGRect(x: frame.minX, y: frame.minY, width: commonWidth, height: frame.height)
    let width = max(frame.width, old.size.width, new.size.width) - commonWidth
    let rest = CGRect(x: common.maxX, y: frame.minY - 1, width: max(0, width) + 1, height: frame.height + 2)
    var items: [DisplayItem] = []
    if commonWidth > 0 { items.append(cut(.text(new, at: frame.origin, paints: paints), to: common, opacity: 1)) }
    let oldPlace = CGPoint(x: frame.minX, y: frame.minY + roll * part)
    let newPlace = CGPoint(x: frame.minX, y: frame.minY - roll * (1 - part))
    items.append(cut(.text(old, at: oldPlace, paints: paints), to: commonWidth > 0 ? rest : nil, opacity: 1 - part))
    items.append(cut(.text(new, at: newPlace, paints: paints), to: commonWidth > 0 ? rest : nil, opacity: part))
    return items
  }

  private func cut(_ item: DisplayItem, to rectangle: CGRect?, opacity: Double) -> DisplayItem {
    .group(
      DisplayGroup(
        clip: rectangle.map { DisplayGroup.Clip(path: Path($0)) }, opacity: opacity, items: [item]))
  }
}

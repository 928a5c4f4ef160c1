import Foundation

/// How a symbol goes and another one comes in its place.
nonisolated struct SymbolReplacement: Hashable, Sendable {
  /// How large the old symbol is when it is gone; nil for one that goes at once.
  var goingScale: Double?
  /// How large the new one is when it comes.
  var comingScale = 0.5
  /// How many times as fast as by itself it goes on.
  var speed = 1.0

  static let downUp = SymbolReplacement(goingScale: 0.5)
  static let upUp = SymbolReplacement(goingScale: 1.4)
  static let offUp = SymbolReplacement(goingScale: nil)

  /// Seconds.
  private static let duration = 0.35

  /// What a change is animated by that says nothing about animations itself.
  var animation: Animation { .smooth(duration: Self.duration).speed(speed) }

  /// The old symbol when a part of the way lies behind.
  func going(_ progress: Double) -> SymbolPose {
    guard let goingScale, progress < 0.5 else { return SymbolPose(opacity: 0) }
    let part = progress * 2
    return SymbolPose(scale: 1 + (goingScale - 1) * part, opacity: 1 - part)
  }

  /// The new symbol when a part of the way lies behind.
  func coming(_ progress: Double) -> SymbolPose {
    let part = goingScale == nil ? progress : max(0, progress * 2 - 1)
    return SymbolPose(scale: comingScale + (1 - comingScale) * part, opacity: min(max(part, 0), 1))
  }
}

nonisolated extension ContentTransition {
  /// The symbol goes over into another one, in any change that does not forbid animations.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .replacement(.downUp)) }

  /// The symbol goes over into another one by an effect, in any change that does not forbid animations.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(var replacement) = effect.configuration.motion else { return .symbolEffect }
    replacement.speed = options.speed
    return ContentTransition(kind: .replacement(replacement))
  }

  /// How a symbol is replaced; nil for transitions that are not for symbols.
  var symbolReplacement: SymbolReplacement? {
    if case .replacement(let replacement) = kind { replacement } else { nil }
  }
}

/// A symbol that goes over into another one.
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

  /// Draws both symbols as far as they have come.
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

import Foundation

/// How a symbol goes and another one comes in its place.
package nonisolated struct SymbolReplacement: Hashable, Sendable {
  /// How large the old symbol is when it is gone; nil for one that goes at once.
  var goingScale: Double?
  /// How large the new one is when it comes.
  var comingScale = 0.5
  /// How many times as fast as by itself it goes on.
  package var speed = 1.0

  package static let downUp = SymbolReplacement(goingScale: 0.5)
  package static let upUp = SymbolReplacement(goingScale: 1.4)
  package static let offUp = SymbolReplacement(goingScale: nil)

  /// Seconds.
  private static let duration = 0.35

  /// The animation of a change that does not set one itself.
  package var animation: Animation { .smooth(duration: Self.duration).speed(speed) }

  /// The old symbol when a part of the way lies behind.
  package func going(_ progress: Double) -> SymbolPose {
    guard let goingScale, progress < 0.5 else { return SymbolPose(opacity: 0) }
    let part = progress * 2
    return SymbolPose(scale: 1 + (goingScale - 1) * part, opacity: 1 - part)
  }

  /// The new symbol when a part of the way lies behind.
  package func coming(_ progress: Double) -> SymbolPose {
    let part = goingScale == nil ? progress : max(0, progress * 2 - 1)
    return SymbolPose(scale: comingScale + (1 - comingScale) * part, opacity: min(max(part, 0), 1))
  }
}

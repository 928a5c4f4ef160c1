import Foundation

/// A movement of a symbol.
nonisolated public protocol SymbolEffect {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// What an effect does to the drawing of a symbol.
nonisolated enum SymbolAnimationKind: Hashable, Sendable {
  enum Direction: Hashable, Sendable {
    case degrees
    case x
    case y
  }

  case bounce(Double)
  case pulse
  case variableColor
  case scale(Double)
  case appear(Double)
  case disappear(Double)
  case replace(SymbolReplacement)
  case rotate(Double)
  case wiggle(Direction)
  case breathe(Double)

  /// Where the symbol stays while the effect is active; nil for effects that go on moving.
  var pose: SymbolPose? {
    switch self {
    case .scale(let scale): SymbolPose(scale: scale)
    case .disappear(let scale): SymbolPose(scale: scale, opacity: 0)
    case .appear: SymbolPose()
    default: nil
    }
  }

  /// One run of the effect: poses and how long it takes to get there, in seconds.
  var run: [(pose: SymbolPose, duration: TimeInterval)] {
    let rest = SymbolPose()
    switch self {
    case .bounce(let direction):
      return [(SymbolPose(scale: 1.2, y: -2 * direction), 0.15), (SymbolPose(scale: 0.96), 0.15), (rest, 0.15)]
    case .pulse: return [(SymbolPose(opacity: 0.3), 0.6), (rest, 0.6)]
    case .variableColor: return [(SymbolPose(opacity: 0.35), 0.4), (rest, 0.4)]
    case .rotate(let direction): return [(SymbolPose(degrees: 360 * direction), 1)]
    case .wiggle(.degrees):
      return [
        (SymbolPose(degrees: 12), 0.1), (SymbolPose(degrees: -12), 0.15), (SymbolPose(degrees: 6), 0.12), (rest, 0.1),
      ]
    case .wiggle(.x): return [(SymbolPose(x: -3), 0.1), (SymbolPose(x: 3), 0.15), (rest, 0.15)]
    case .wiggle(.y): return [(SymbolPose(y: -3), 0.1), (SymbolPose(y: 3), 0.15), (rest, 0.15)]
    case .breathe(let opacity): return [(SymbolPose(scale: 1.1, opacity: opacity), 1), (rest, 1)]
    case .scale, .appear, .disappear, .replace: return []
    }
  }
}

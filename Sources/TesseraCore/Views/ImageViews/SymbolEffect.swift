import Foundation

/// A movement of a symbol.
nonisolated public protocol SymbolEffect {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on while it is active.
nonisolated public protocol IndefiniteSymbolEffect {}

/// An effect that is shown when a value changes.
nonisolated public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol comes or goes.
nonisolated public protocol TransitionSymbolEffect {}

/// An effect with which a symbol goes over into another one.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  let animationKind: SymbolAnimationKind
}

/// How an effect is shown: how often and how fast.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// nil for the effect's default.
  var count: Int?
  var speed = 1.0

  /// The effect's default.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions(count: .max)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// So many times; nil for again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count ?? .max) }

  /// As often as a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }

  /// That many times as fast as usual; what is not a positive number counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: usable(speed)) }

  /// Again and again.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(count: .max, speed: speed) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1, speed: speed) }

  /// The same, so many times; nil for again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count ?? .max, speed: speed)
  }

  /// The same, as often as a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count, speed: speed)
  }

  /// The same, `speed` times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, speed: self.speed * Self.usable(speed))
  }

  private static func usable(_ speed: Double) -> Double { speed.isFinite && speed > 0 ? speed : 1 }

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int

    /// Again and again, with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: .max) }
    /// Again and again.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: .max) }

    /// A number of times, with pauses. Seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count ?? .max)
    }
  }
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

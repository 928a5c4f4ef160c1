import Foundation

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

  /// The same, this many times; nil for repeating forever.
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

/// The symbol turns.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  var animationKind = SymbolAnimationKind.rotate(1)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: RotateSymbolEffect { self }

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(animationKind: .rotate(1)) }

  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(animationKind: .rotate(-1)) }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

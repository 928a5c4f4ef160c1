/// The symbol springs up and back.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  var animationKind = SymbolAnimationKind.bounce(1)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { self }

  /// Springs up.
  public var up: BounceSymbolEffect { BounceSymbolEffect(animationKind: .bounce(1)) }

  /// Springs down.
  public var down: BounceSymbolEffect { BounceSymbolEffect(animationKind: .bounce(-1)) }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol springs up and back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol disappears.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  var animationKind = SymbolAnimationKind.disappear(0.7)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }

  /// Growing.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(animationKind: .disappear(1.3)) }

  /// Shrinking.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(animationKind: .disappear(0.7)) }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

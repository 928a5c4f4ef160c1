/// The symbol appears.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  var animationKind = SymbolAnimationKind.appear(0.7)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: AppearSymbolEffect { self }

  /// Growing.
  public var up: AppearSymbolEffect { AppearSymbolEffect(animationKind: .appear(0.7)) }

  /// Shrinking.
  public var down: AppearSymbolEffect { AppearSymbolEffect(animationKind: .appear(1.3)) }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

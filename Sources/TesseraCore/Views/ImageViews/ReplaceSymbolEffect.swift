/// The symbol changes into another one.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  var animationKind = SymbolAnimationKind.replace(.downUp)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Down and up.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(animationKind: .replace(.downUp)) }

  /// Up and up.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(animationKind: .replace(.upUp)) }

  /// Off and up.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(animationKind: .replace(.offUp)) }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol changes into another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

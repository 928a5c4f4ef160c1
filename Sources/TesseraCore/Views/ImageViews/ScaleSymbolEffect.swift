/// The symbol is larger or smaller.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  var animationKind = SymbolAnimationKind.scale(1.2)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }

  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(animationKind: .scale(1.2)) }

  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(animationKind: .scale(0.8)) }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

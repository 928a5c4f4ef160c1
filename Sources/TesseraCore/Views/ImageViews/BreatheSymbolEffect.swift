/// The symbol effects that there are.
///
/// Symbols are drawn as one layer here, so that variants by layer and of the whole symbol look the same.

/// The symbol grows and shrinks slowly.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  var animationKind = SymbolAnimationKind.breathe(1)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }

  /// Only in size.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(animationKind: .breathe(1)) }

  /// In size and strength.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(animationKind: .breathe(0.5)) }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

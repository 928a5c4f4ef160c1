/// The symbol shakes.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  var animationKind = SymbolAnimationKind.wiggle(.degrees)

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.degrees)) }

  /// Against the clock first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.degrees)) }

  /// To the left and right.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.x)) }

  /// To the right and left.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.x)) }

  /// Forwards and back.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.x)) }

  /// Backwards and forth.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.x)) }

  /// Up and down.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.y)) }

  /// Down and up.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(animationKind: .wiggle(.y)) }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

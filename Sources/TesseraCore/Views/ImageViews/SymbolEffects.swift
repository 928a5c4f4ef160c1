/// The symbol effects that there are.
///
/// Symbols are drawn as one layer here, so that variants by layer and of the whole symbol look the same.

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

/// The symbol fades and comes back.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  var animationKind = SymbolAnimationKind.pulse

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol's strength of color runs through its layers; it is shown as one layer.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  var animationKind = SymbolAnimationKind.variableColor

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(animationKind: animationKind) }

  /// Layer by layer.
  public var byLayer: VariableColorSymbolEffect { self }

  /// As a whole.
  public var wholeSymbol: VariableColorSymbolEffect { self }

  /// One layer after the other.
  public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(animationKind: .variableColor) }

  /// More and more layers.
  public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(animationKind: .variableColor) }

  /// Back and forth.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(animationKind: .variableColor) }

  /// Always from the beginning.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(animationKind: .variableColor) }

  /// Hides the other layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(animationKind: .variableColor) }

  /// Dims the other layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(animationKind: .variableColor) }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's strength of color runs through its layers; it is shown as one layer.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

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

/// The symbol comes.
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
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
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
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol goes over into another one.
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
  /// The symbol goes over into another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

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

  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(animationKind: .rotate(-1)) }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

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

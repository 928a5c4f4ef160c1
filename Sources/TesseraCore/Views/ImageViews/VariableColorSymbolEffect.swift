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

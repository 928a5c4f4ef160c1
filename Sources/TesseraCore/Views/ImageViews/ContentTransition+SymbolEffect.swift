nonisolated extension ContentTransition {
  /// The symbol changes into another one, in any change that does not forbid animations.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .replacement(.downUp)) }

  /// The symbol changes into another one by an effect, in any change that does not forbid animations.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(var replacement) = effect.configuration.animationKind else { return .symbolEffect }
    replacement.speed = options.speed
    return ContentTransition(kind: .replacement(replacement))
  }

  /// How a symbol is replaced; nil for transitions that are not for symbols.
  var symbolReplacement: SymbolReplacement? {
    if case .replacement(let replacement) = kind { replacement } else { nil }
  }
}

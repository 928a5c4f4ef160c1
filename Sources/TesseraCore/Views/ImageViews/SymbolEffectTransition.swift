import Foundation

/// A symbol comes and goes by an effect.
nonisolated public struct SymbolEffectTransition: DrawnTransition {
  private let scale: Double

  /// A symbol comes and goes by an effect. The options play no part here.
  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    scale = effect.configuration.animationKind.pose?.scale ?? 1
  }

  var drawn: AnyTransition {
    let scale = scale == 1 ? 0.7 : scale
    return AnyTransition(hasMotion: false) { _ in TransitionFigures(opacity: 0, scale: scale) }
  }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .appear, options: .default)
  }

  /// A symbol comes and goes by an effect.
  @MainActor @preconcurrency public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

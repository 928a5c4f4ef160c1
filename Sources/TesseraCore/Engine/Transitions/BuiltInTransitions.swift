import Foundation

/// A transition that the engine draws by itself.
@MainActor
protocol DrawnTransition: ErasableTransition where Body == TransitionDrawing<Content> {
  /// The same as a type-erased transition.
  nonisolated var drawn: AnyTransition { get }
}

extension DrawnTransition {
  var erased: AnyTransition { drawn }

  public func body(content: Content, phase: TransitionPhase) -> TransitionDrawing<Content> {
    TransitionDrawing(content: content, figures: drawn.figures(phase))
  }
}

import Foundation

/// The view appears and disappears without a transition.
nonisolated public struct IdentityTransition: DrawnTransition {
  /// The view is there or not, without anything in between.
  public init() {}

  var drawn: AnyTransition { .identity }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == IdentityTransition {
  /// The view appears and disappears without a transition.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

import Foundation

/// The view fades.
nonisolated public struct OpacityTransition: DrawnTransition {
  /// The view fades.
  public init() {}

  var drawn: AnyTransition { .opacity }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == OpacityTransition {
  /// The view fades.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

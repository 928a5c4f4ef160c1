import Foundation

/// The view comes from the leading side and goes to the trailing one.
nonisolated public struct SlideTransition: DrawnTransition {
  /// The view comes from the leading edge and goes to the trailing one.
  public init() {}

  var drawn: AnyTransition { .slide }
}

extension Transition where Self == SlideTransition {
  /// The view comes from the leading side and goes to the trailing one.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

import Foundation

/// A view in its unchanged style.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _appearance: _TransitionSourceAppearance { _TransitionSourceAppearance() }
}

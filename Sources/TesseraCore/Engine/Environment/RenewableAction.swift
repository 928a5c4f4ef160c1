/// An action in the environment that wraps a closure.
///
/// A body makes its closures again each time it runs. The writer of such an action keeps the first one and stores each
/// new closure in it: readers see no change, and still call the newest (B69).
nonisolated package protocol RenewableAction {
  /// The action that a writer sets in place of this one.
  ///
  /// - Parameter old: The action that the writer set so far; nil the first time.
  func renewed(in old: Self?) -> Self
}

/// An action in the environment that stands in front of a closure.
///
/// A body makes its closures anew each time it runs. The writer of such an action keeps the first one and puts each
/// new closure behind it: readers see no change, and still call the newest (B69).
nonisolated protocol RenewableAction {
  /// The action that a writer sets in place of this one.
  ///
  /// - Parameter old: What the writer handed down so far; nil at the first time.
  func renewed(in old: Self?) -> Self
}

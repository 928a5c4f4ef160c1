extension Publishers {
  /// What a full buffer does with the next value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drop the value that came last.
    case dropNewest

    /// Drop the value that waited longest.
    case dropOldest

    /// Fail with the error that the closure returns.
    case customError(() -> Failure)
  }
}

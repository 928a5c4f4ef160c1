extension Publishers {
  /// How a buffer asks its publisher for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Ask for as many values as there is room for.
    case keepFull

    /// Ask for all values, whether there is room or not.
    case byRequest
  }
}

nonisolated extension Subview {
  /// How a container is to size its subviews, as one value (J446). No container of the library takes it.
  public enum ContainerSizingOptions: Sendable {
    /// All subviews have the size of the largest, along some axes.
    case uniform(axis: Axis.Set)
    /// Each subview has its own size.
    case variable
  }
}

nonisolated extension Image {
  /// How much care is taken over pixels of pictures that are not shown in their own size.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is that of the picture which is nearest.
    case none
    /// Colors between neighboring pixels are mixed.
    case low
    /// Colors between neighboring pixels are mixed, as with `low`.
    case medium
    /// As good as the drawing library can do it.
    case high
  }
}

nonisolated extension Image.Interpolation {
  var display: DisplayImage.Interpolation {
    switch self {
    case .none: .nearest
    case .low, .medium: .linear
    case .high: .best
    }
  }
}

nonisolated extension Image {
  /// How much care is taken over pixels of pictures that are not shown in their own size.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is that of the picture which is nearest.
    case none
    case low
    case medium
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

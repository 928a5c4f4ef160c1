nonisolated extension Image {
  /// How a picture fills a room of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// In its own size, again and again.
    case tile
    /// Once, larger or smaller.
    case stretch
  }
}

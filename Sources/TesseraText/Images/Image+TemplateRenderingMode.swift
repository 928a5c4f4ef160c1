nonisolated extension Image {
  /// Where the colors of a picture come from.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// From the foreground style; of the picture only its opacity counts.
    case template
    /// From the picture.
    case original
  }
}

/// A kind of files for pictures; its raw value is what their names end with.
public enum PictureFormat: String, Codable, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// A document with shapes as shapes and text as text.
  case pdf
  /// Shapes and the outlines of glyphs.
  case svg
}

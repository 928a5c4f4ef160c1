/// A picture made of pixels, which hosts draw.
nonisolated package final class Bitmap: Sendable {
  /// Pixels, at least 1.
  package let width: Int
  package let height: Int
  /// Rows from top to bottom without gaps; each pixel is blue, green, red and alpha, with the colors multiplied by
  /// alpha.
  package let bytes: [UInt8]

  /// nil unless there are exactly four bytes for each pixel.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

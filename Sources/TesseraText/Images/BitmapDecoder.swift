import Foundation

/// Reads picture files for the engine. `TesseraPaint` implements it over GdkPixbuf.
///
/// Files are not trusted: the answer is always a picture of bounded size or none.
nonisolated package protocol BitmapDecoder: Sendable {
  /// The picture in a file; nil if there is none that can be read.
  ///
  /// - Parameters:
  ///   - magnification: how many times larger than it says the picture is read; for pictures that are not made of pixels.
  ///   - maximumArea: pixels; a larger picture is read smaller.
  func decode(_ data: Data, magnification: CGFloat, maximumArea: Int) -> Bitmap?
}

nonisolated extension BitmapDecoder {
  /// The picture in a file, in its own size.
  package func decode(_ data: Data, maximumArea: Int) -> Bitmap? {
    decode(data, magnification: 1, maximumArea: maximumArea)
  }
}

import Foundation

/// Reads picture files for the engine. `TesseraPaint` implements it over GdkPixbuf.
///
/// Files are not trusted: the answer is always a picture of bounded size or none.
nonisolated package protocol BitmapDecoder: Sendable {
  /// The picture in a file; nil if there is none that can be read.
  ///
  /// - Parameter maximumArea: pixels; a larger picture is read smaller.
  func decode(_ data: Data, maximumArea: Int) -> Bitmap?
}

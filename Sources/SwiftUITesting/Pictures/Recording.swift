import Foundation
import TesseraPaint

/// What a screen showed over a time.
@MainActor
public struct Recording {
  private let film: Film

  init(_ film: Film) {
    self.film = film
  }

  /// From the first to the last frame, in the screen's time.
  public var duration: Duration { film.duration }

  /// How many frames were kept.
  public var frameCount: Int { film.frameCount }

  /// The recording as an animated PNG file, which plays forever with a second's rest at the end. Browsers show it
  /// wherever they show pictures.
  public func pngData() -> Data {
    film.animatedPNG()
  }

  /// The recording as an MP4 file, which ends with a second's rest.
  ///
  /// - Throws: an error that says what is missing where `ffmpeg` is not installed.
  public func movieData() throws -> Data {
    try film.movie()
  }

  /// Writes the recording as a file: as MP4 if its name ends in `.mp4`, otherwise as animated PNG.
  public func write(to url: URL) throws {
    let isMovie = url.pathExtension.lowercased() == "mp4"
    try (isMovie ? movieData() : pngData()).write(to: url)
  }
}

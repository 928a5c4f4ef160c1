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

  /// The recording as an animated PNG file, which plays for ever with a second's rest at the end. Browsers show it
  /// wherever they show pictures.
  public func pngData() -> Data {
    film.animatedPNG()
  }

  /// Writes the recording as an animated PNG file.
  public func write(to url: URL) throws {
    try pngData().write(to: url)
  }
}

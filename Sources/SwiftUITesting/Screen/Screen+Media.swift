import Foundation
import TesseraMedia
import Testing

/// What the screen's program plays, with AVFoundation and AVKit. Nothing is heard or fetched, and time passes by the screen's clock.
///
/// A file that can be read plays for as long as its header says. What is on a server lasts 60 seconds with a picture of
/// 1280 by 720 pixels, and a file that is not there fails, unless the test says something else.
extension Screen {
  /// Says what a file or address plays, by the last part of its path.
  ///
  /// Say it before time passes after the program opened it: later, what is open stays as it is.
  ///
  /// - Parameters:
  ///   - name: the last part of the path, such as `trailer.mp4`.
  ///   - duration: seconds; nil for a stream without an end.
  ///   - videoSize: pixels; nil for sound alone.
  public func setMedium(_ name: String, duration: Double?, videoSize: CGSize? = nil) {
    let usable = duration.map { $0.isFinite ? max(0, $0) : 0 }
    perform("medium \(name)") {
      system.media.describe(name, as: .facts(MediaFacts(duration: usable, videoSize: videoSize)))
    }
  }

  /// Says what is seen of a medium that has pictures, at all its moments; without it, nothing is.
  public func showPicture(_ picture: CGImage, of name: String) {
    perform("picture of \(name)") { system.media.show(picture.bitmap, of: name) }
  }

  /// Says that a file or address cannot be played, or not on if it is played already.
  public func breakMedium(_ name: String) {
    perform("broken medium \(name)") { system.media.describe(name, as: .broken) }
  }

  /// The names of what is playing, in the order in which it was opened.
  public var playingMedia: [String] {
    flush()
    return system.media.media.filter(\.isPlaying).map(\.name)
  }

  /// Where a medium that is open stands, in seconds; nil if none has the name.
  public func mediumPosition(_ name: String) -> Double? {
    flush()
    return system.media.media.last { $0.name == name }?.position
  }

  /// How loud a medium that is open plays, from 0 to 1; nil if none has the name.
  public func mediumVolume(_ name: String) -> Double? {
    flush()
    return system.media.media.last { $0.name == name }?.volume
  }

  /// The texts that the program had spoken, in order.
  public var spokenTexts: [String] {
    flush()
    return system.media.speech.texts
  }
}

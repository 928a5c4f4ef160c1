import CCanberra
import Foundation
import TesseraCore

/// A short sound: a WAV or Ogg Vorbis file, or one of the desktop's sound theme.
///
///     Sound(contentsOf: Bundle.module.url(forResource: "ping", withExtension: "wav")!).play()
///     Sound(named: "bell").play(volume: 0.5)
///
/// Playing never blocks, and several sounds mix. Where there is no device, or the file cannot be read, nothing is
/// heard; the first time, a line on the standard error stream says why.
public struct Sound: Hashable, Sendable {
  enum Source: Hashable {
    case file(String)
    case event(String)
  }

  let source: Source

  /// What the sound is called: the last part of a file's path, or the name in the theme.
  public var name: String {
    switch source {
    case .file(let path): URL(filePath: path).lastPathComponent
    case .event(let name): name
    }
  }

  /// The sound in a file.
  public init(contentsOf file: URL) {
    source = .file(file.path)
  }

  /// A sound of the desktop's theme, by its name in the freedesktop sound naming specification, such as "bell" or
  /// "message-new-instant".
  public init(named name: String) {
    source = .event(name)
  }

  /// Plays the sound from its start. Code of a screen without a window plays it for the test only, which finds its name
  /// in the screen's `sounds`.
  ///
  /// - Parameter volume: 1 is as loud as it was recorded, 0 is silent. A value that is not a number counts as 1, one
  ///   outside of 0 to 1 as the nearer bound.
  public func play(volume: Double = 1) {
    if let recorder = SoundOutput.recorder { return recorder(name) }
    guard !volume.isNaN else { return SoundPlayer.shared.play(self, volume: 1) }
    SoundPlayer.shared.play(self, volume: min(max(volume, 0), 1))
  }

  /// Stops this sound everywhere.
  public func stop() {
    SoundPlayer.shared.stop(self)
  }
}

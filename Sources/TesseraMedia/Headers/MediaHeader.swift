import Foundation

/// What the first bytes of a file tell of what can be heard and seen in it (AV5).
package struct MediaHeader: Equatable, Sendable {
  /// Seconds; nil if the file does not say.
  package var duration: Double?
  /// Pixels; nil for sound alone.
  package var videoSize: CGSize?
  package var hasAudio = false
  /// 0 if the file does not say.
  package var channels = 0
  /// Samples in a second; 0 if the file does not say.
  package var sampleRate = 0.0

  /// The header of a file's content; nil if it is none of the kinds that are known: WAV, AIFF, CAF, FLAC, Ogg with Vorbis,
  /// Opus or Theora, MP3, MPEG-4 and QuickTime, Matroska and WebM.
  package init?(_ data: Data) {
    let reader = ByteReader(data)
    let kinds: [(ByteReader) -> MediaHeader?] = [
      Self.ofChunks, Self.ofCAF, Self.ofFLAC, Self.ofOgg, Self.ofMPEG4, Self.ofMatroska, Self.ofMP3,
    ]
    for read in kinds {
      if let header = read(reader), header.hasAudio || header.videoSize != nil {
        self = header.withUsableDuration
        return
      }
    }
    return nil
  }

  /// The header of a file.
  package init(contentsOf file: URL) throws(MediaProblem) {
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else {
      throw MediaProblem(.missing, "There is no file \(file.path) that can be read.")
    }
    guard let header = MediaHeader(data) else {
      throw MediaProblem(.unreadable, "\(file.lastPathComponent) is of no kind of sound or video that is known.")
    }
    self = header
  }

  init() {}

  private var withUsableDuration: MediaHeader {
    var header = self
    if let duration, !duration.isFinite || duration < 0 { header.duration = nil }
    return header
  }
}

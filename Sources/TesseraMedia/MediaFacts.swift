import Foundation

/// What is known of a medium that can be played.
package struct MediaFacts: Equatable, Sendable {
  /// Seconds; nil for one without an end.
  package var duration: Double?
  /// The size of the picture, in pixels; nil for one without.
  package var videoSize: CGSize?
  package var hasAudio: Bool

  package init(duration: Double?, videoSize: CGSize? = nil, hasAudio: Bool = true) {
    self.duration = duration
    self.videoSize = videoSize
    self.hasAudio = hasAudio
  }

  package init(_ header: MediaHeader) {
    self.init(duration: header.duration, videoSize: header.videoSize, hasAudio: header.hasAudio)
  }
}

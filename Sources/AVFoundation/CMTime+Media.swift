import CoreMedia

extension CMTime {
  /// Billionths of a second, in which places of media are told.
  package static let mediaTimescale: CMTimeScale = 1_000_000_000

  package init(mediaSeconds seconds: Double) {
    self.init(seconds: seconds, preferredTimescale: Self.mediaTimescale)
  }
}

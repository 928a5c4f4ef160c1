import Foundation

/// Hears what becomes of a sound. Each method may be left out.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound was played to its end, as often as it was to be.
  @MainActor func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// The sound cannot be played, or not on.
  @MainActor func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  @MainActor public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  /// Does nothing.
  @MainActor public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

import AVFoundation
import Observation

/// Plays one sound at a time.
@MainActor
@Observable
final class Jukebox: NSObject, AVAudioPlayerDelegate {
  /// What is heard now.
  private(set) var playing: Tone?
  /// Why nothing is.
  private(set) var problem: String?
  @ObservationIgnored private var player: AVAudioPlayer?

  /// Plays a sound; stops it if it is heard already.
  func toggle(_ tone: Tone) {
    player?.stop()
    guard playing != tone else { return playing = nil }
    do {
      let player = try AVAudioPlayer(data: tone.file)
      player.delegate = self
      player.play()
      self.player = player
      playing = tone
      problem = nil
    } catch {
      problem = error.localizedDescription
    }
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    if player === self.player { playing = nil }
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    playing = nil
    problem = error?.localizedDescription
  }
}

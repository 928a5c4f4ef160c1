import AVFoundation

/// Plays half a second of silence, and writes into the journal what becomes of it.
@MainActor
final class SoundAnswers: NSObject, AVAudioPlayerDelegate {
  private let note: (String) -> Void
  private var player: AVAudioPlayer?

  init(_ note: @escaping (String) -> Void) {
    self.note = note
  }

  func play() {
    do {
      let player = try AVAudioPlayer(data: Self.silence)
      player.delegate = self
      player.play()
      self.player = player
      note("sound of \(player.duration) seconds")
    } catch {
      note("no sound")
    }
  }

  /// A WAV file with 8,000 samples of 16 bits in a second.
  private static var silence: Data {
    let samples = [UInt8](repeating: 0, count: 8_000)
    let format: [UInt8] = [16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 128, 62, 0, 0, 2, 0, 16, 0]
    return Data("RIFF".utf8) + [100, 31, 0, 0] + Data("WAVEfmt ".utf8) + format + Data("data".utf8) + [64, 31, 0, 0]
      + samples
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    note("sound finished at \(player.currentTime)")
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    note("sound failed")
  }
}

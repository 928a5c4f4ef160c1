import AVFoundation
import Foundation
import Observation

/// Where a player stands, for its controls: it is told a few times in a second while something is played, and at each jump.
@MainActor
@Observable
final class PlayerTime {
  private static let interval = CMTime(value: 1, timescale: 5)

  /// Seconds.
  private(set) var position = 0.0
  @ObservationIgnored private weak var player: AVPlayer?
  @ObservationIgnored private var observer: Any?

  func follow(_ player: AVPlayer) {
    end()
    self.player = player
    position = player.currentTime().seconds
    observer = player.addPeriodicTimeObserver(forInterval: Self.interval, queue: nil) { [weak self] time in
      MainActor.assumeIsolated { self?.position = time.seconds }
    }
  }

  func end() {
    if let observer { player?.removeTimeObserver(observer) }
    observer = nil
  }

  /// The user chose a time, which is shown before the player is there.
  func show(_ position: Double) {
    self.position = position
  }
}

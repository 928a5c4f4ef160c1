import CoreMedia
import Observation

/// What a player shows of itself. Views that read it follow it.
@MainActor
@Observable
package final class PlayerModel {
  package var rate: Float = 0
  package var volume: Float = 1
  package var isMuted = false
  package var item: AVPlayerItem?
  package var isReady = false
}

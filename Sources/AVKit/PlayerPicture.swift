import AVFoundation
import SwiftUI

/// The pictures of a player alone.
package struct PlayerPicture: View {
  private let player: AVPlayer
  private let gravity: AVLayerVideoGravity

  package init(player: AVPlayer, gravity: AVLayerVideoGravity) {
    self.player = player
    self.gravity = gravity
  }

  package var body: some View {
    VideoImage(playback: player.currentItem?.playback, gravity: gravity)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

import AVFoundation
import SwiftUI

/// A video on black, what lies in front of it, and the controls.
struct PlayerStage<Overlay: View>: View {
  let player: AVPlayer?
  var gravity = AVLayerVideoGravity.resizeAspect
  var showsControls = true
  var allowsSeeking = true
  let overlay: Overlay

  var body: some View {
    ZStack {
      Color.black
      if let player {
        VideoImage(playback: player.currentItem?.playback, gravity: gravity)
        overlay
        if showsControls {
          PlayerControls(player: player, allowsSeeking: allowsSeeking)
            .id(ObjectIdentifier(player))
        }
      } else {
        overlay
      }
    }
    .clipped()
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Video")
  }
}

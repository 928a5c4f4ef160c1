import AVFoundation
import Observation
import SwiftUI

/// What a view of UIKit or AppKit shows of a player.
@MainActor
@Observable
final class PlayerScreenModel {
  var player: AVPlayer?
  var gravity = AVLayerVideoGravity.resizeAspect
  var showsControls = true
  var allowsSeeking = true
}

/// The view for it.
struct PlayerScreen: View {
  let model: PlayerScreenModel

  var body: some View {
    PlayerStage(
      player: model.player, gravity: model.gravity, showsControls: model.showsControls,
      allowsSeeking: model.allowsSeeking, overlay: EmptyView())
  }
}

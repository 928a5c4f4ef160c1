import AVFoundation
import AVKit
import SwiftUI
import TesseraUIKit

/// A layer that shows the pictures of a player, without controls (AV15).
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  /// A layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    // Observers of properties do not run in initializers.
    showPlayer()
  }

  /// What is shown; nothing if it is nil.
  open var player: AVPlayer? { didSet { showPlayer() } }

  /// How the video fits the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { showPlayer() } }

  /// Whether there is a picture to be shown.
  open var isReadyForDisplay: Bool { player?.currentItem?.playback.frame != nil }

  private func showPlayer() {
    guard let player else {
      hostedContent = nil
      return
    }
    let gravity = videoGravity
    hostedContent = { AnyView(PlayerPicture(player: player, gravity: gravity)) }
  }
}

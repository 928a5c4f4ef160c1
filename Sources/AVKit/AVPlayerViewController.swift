import AVFoundation
import SwiftUI

/// A view controller of UIKit that shows a player, with the controls of ``VideoPlayer``.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  private let model = PlayerScreenModel()

  /// What is shown.
  open var player: AVPlayer? {
    get { model.player }
    set { model.player = newValue }
  }

  /// Whether there are controls.
  open var showsPlaybackControls: Bool {
    get { model.showsControls }
    set { model.showsControls = newValue }
  }

  /// How the video fits the view.
  open var videoGravity: AVLayerVideoGravity {
    get { model.gravity }
    set { model.gravity = newValue }
  }

  /// Whether the user cannot go to another time.
  open var requiresLinearPlayback: Bool {
    get { !model.allowsSeeking }
    set { model.allowsSeeking = !newValue }
  }

  /// Whether there is a picture to be shown.
  open var isReadyForDisplay: Bool { player?.currentItem?.playback.frame != nil }

  /// Whether a small window may show the video. It is kept: desktops have none for it.
  open var allowsPictureInPicturePlayback = true
  /// Whether the video takes the whole screen when it is played. It is kept: it stays where it is.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the video leaves the whole screen when it ends. It is kept: it never takes it.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the desktop's player controls show the video. It is kept: they do not.
  open var updatesNowPlayingInfoCenter = true

  open override func loadView() {
    view = _UIHostingView(rootView: PlayerScreen(model: model))
    view.frame = UIScreen.main.bounds
  }
}

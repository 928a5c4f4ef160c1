import AVFoundation
import SwiftUI

/// Where a view of AppKit has its controls.
public enum AVPlayerViewControlsStyle: Int, Sendable {
  /// Without controls.
  case none = 0
  /// In the video.
  case inline = 1
  /// In the video.
  case floating = 2
  /// In the video.
  case minimal = 3
  /// Those of the view's size.
  public static let `default` = AVPlayerViewControlsStyle.inline
}

/// A view of AppKit that shows a player, with the controls of ``VideoPlayer``.
@MainActor @preconcurrency
open class AVPlayerView: NSView {
  private let model = PlayerScreenModel()

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    hostScreen()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hostScreen()
  }

  private func hostScreen() {
    let screen = NSHostingView(rootView: PlayerScreen(model: model))
    screen.frame = bounds
    screen.autoresizingMask = [.width, .height]
    addSubview(screen)
  }

  /// What is shown.
  open var player: AVPlayer? {
    get { model.player }
    set { model.player = newValue }
  }

  /// Whether there are controls: all but none are the same here.
  open var controlsStyle = AVPlayerViewControlsStyle.default {
    didSet { model.showsControls = controlsStyle != .none }
  }

  /// How the video fits the view.
  open var videoGravity: AVLayerVideoGravity {
    get { model.gravity }
    set { model.gravity = newValue }
  }

  /// Whether there is a picture to be shown.
  open var isReadyForDisplay: Bool { player?.currentItem?.playback.frame != nil }
}

import AVFoundation
import SwiftUI

/// Shows what a player plays, on black, with controls to play, to go to another time and to change the volume (AV13, AV14).
///
/// The controls hide while a video is played and the user leaves it alone. The space bar plays and pauses, and the arrow keys go ten seconds
/// back or forth, while the view has the focus. A view takes all the space that it is offered.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Shows what a player plays; black without one.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    self.player = player
    overlay = EmptyView()
  }

  /// Shows what a player plays, and a view in front of the picture, behind the controls.
  @MainActor @preconcurrency
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    PlayerStage(player: player, overlay: overlay)
  }
}

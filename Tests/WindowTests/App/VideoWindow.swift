import AVKit
import SwiftUI

/// Plays the video that the test names, and writes into the journal what becomes of it.
struct VideoWindow: View {
  @ObservedObject var journal: Journal
  @State private var player = VideoWindow.player

  private static var player: AVPlayer {
    let path = ProcessInfo.processInfo.environment["WINDOW_TEST_VIDEO"] ?? "/nowhere"
    return AVPlayer(url: URL(fileURLWithPath: path))
  }

  var body: some View {
    VideoPlayer(player: player)
      .frame(width: 400, height: 300)
      .onReceive(player.currentItem!.publisher(for: \.status)) { tell($0) }
      .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
        let seconds = (player.currentTime().seconds * 10).rounded() / 10
        journal.line = "video ended at \(seconds)"
      }
  }

  private func tell(_ status: AVPlayerItem.Status) {
    switch status {
    case .readyToPlay:
      let size = player.currentItem!.presentationSize
      let seconds = (player.currentItem!.duration.seconds * 10).rounded() / 10
      journal.line = "video of \(seconds) seconds, \(Int(size.width)) by \(Int(size.height))"
    case .failed: journal.line = "no video"
    case .unknown: break
    }
  }
}

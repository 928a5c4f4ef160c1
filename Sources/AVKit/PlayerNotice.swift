import AVFoundation
import SwiftUI

/// What is to be said in the middle of a video: that it is being read, or why it cannot be played.
struct PlayerNotice: View {
  let player: AVPlayer

  var body: some View {
    if let error = player.currentItem?.error as? AVError {
      VStack(spacing: 8) {
        Image(systemName: "exclamationmark.triangle").font(.title)
        Text("This video cannot be played.").font(.headline)
        Text(error.localizedDescription).font(.caption).opacity(0.8)
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(.white)
      .padding(24)
      .allowsHitTesting(false)
    } else if player.timeControlStatus == .waitingToPlayAtSpecifiedRate, player.currentItem != nil {
      ProgressView()
        .environment(\.colorScheme, .dark)
        .allowsHitTesting(false)
    }
  }
}

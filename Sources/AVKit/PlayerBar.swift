import AVFoundation
import SwiftUI

/// The buttons and the times of a video, in a row that leaves out what it has no room for.
struct PlayerBar: View {
  let player: AVPlayer
  let time: PlayerTime
  let allowsSeeking: Bool
  /// Something was used.
  let touch: () -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(hasVolume: true, hasTimes: true).frame(minWidth: 460)
      row(hasVolume: false, hasTimes: true).frame(minWidth: 260)
      row(hasVolume: false, hasTimes: false)
    }
    .padding(.horizontal, 14)
    .frame(minHeight: 44)
    .background(Color(white: 0.17).opacity(0.8), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    .padding(10)
    .foregroundStyle(.white)
    .tint(.white)
    // Controls lie on a video, which is dark in both appearances.
    .environment(\.colorScheme, .dark)
  }

  private func row(hasVolume: Bool, hasTimes: Bool) -> some View {
    HStack(spacing: 12) {
      PlayButton(player: player, touch: touch)
      PlayerScrubber(player: player, time: time, showsTimes: hasTimes, touch: touch)
        .disabled(!allowsSeeking)
      MuteButton(player: player, touch: touch)
      if hasVolume { VolumeSlider(player: player, touch: touch).frame(width: 90) }
    }
  }
}

private struct PlayButton: View {
  let player: AVPlayer
  let touch: () -> Void

  var body: some View {
    let isPaused = player.timeControlStatus == .paused
    Button {
      player.toggle()
      touch()
    } label: {
      Label(isPaused ? "Play" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill")
        .labelStyle(.iconOnly)
        .font(.title3)
        .frame(width: 32, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(player.currentItem == nil || player.currentItem?.status == .failed)
  }
}

private struct MuteButton: View {
  let player: AVPlayer
  let touch: () -> Void

  var body: some View {
    let isSilent = player.isMuted || player.volume == 0
    Button {
      player.isMuted.toggle()
      touch()
    } label: {
      Label(player.isMuted ? "Unmute" : "Mute", systemImage: isSilent ? "speaker.slash.fill" : "speaker.wave.2.fill")
        .labelStyle(.iconOnly)
        .frame(width: 32, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

private struct VolumeSlider: View {
  let player: AVPlayer
  let touch: () -> Void

  var body: some View {
    Slider(
      value: Binding {
        player.isMuted ? 0 : Double(player.volume)
      } set: { volume in
        player.volume = Float(volume)
        player.isMuted = false
        touch()
      }
    ) {
      Text("Volume")
    }
    .labelsHidden()
  }
}

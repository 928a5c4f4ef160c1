import AVFoundation
import SwiftUI

/// The time at which a video stands, a slider to go to another one, and the time that is left.
struct PlayerScrubber: View {
  let player: AVPlayer
  let time: PlayerTime
  let showsTimes: Bool
  let touch: () -> Void

  var body: some View {
    let duration = player.currentItem?.playback.duration
    HStack(spacing: 10) {
      if showsTimes {
        label(duration == nil ? nil : time.position).accessibilityLabel("Time").accessibilityValue(
          TimeLabel.text(time.position))
      }
      Slider(
        value: Binding {
          min(time.position, duration ?? 0)
        } set: { position in
          guard let duration else { return }
          time.show(position)
          player.seek(to: CMTime(mediaSeconds: min(position, duration)))
          touch()
        }, in: 0...max(duration ?? 0, 0.001)
      ) {
        Text("Position")
      }
      .labelsHidden()
      .disabled(duration == nil)
      .accessibilityValue("\(TimeLabel.text(time.position)) of \(TimeLabel.text(duration))")
      if showsTimes {
        let left = duration.map { $0 - time.position }
        label(left).accessibilityLabel("Time left").accessibilityValue(TimeLabel.text(left))
      }
    }
  }

  private func label(_ seconds: Double?) -> some View {
    Text(verbatim: TimeLabel.text(seconds))
      .font(.caption)
      .monospacedDigit()
      .lineLimit(1)
      .fixedSize()
  }
}

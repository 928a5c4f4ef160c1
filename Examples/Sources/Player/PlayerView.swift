import AVKit
import SwiftUI

/// A video with its controls, and sounds to be heard.
public struct PlayerView: View {
  @State private var film = Bundle.module.url(forResource: "swing", withExtension: "webm").map { AVPlayer(url: $0) }
  @State private var jukebox = Jukebox()

  public init() {}

  public var body: some View {
    List {
      Section("A video") {
        VideoPlayer(player: film)
          .aspectRatio(16 / 9, contentMode: .fit)
          .listRowInsets(EdgeInsets())
      }
      Section {
        ForEach(Tone.all) { tone in
          ToneRow(tone: tone, isPlaying: jukebox.playing == tone) { jukebox.toggle(tone) }
        }
      } header: {
        Text("Sounds")
      } footer: {
        if let problem = jukebox.problem { Text(problem) }
      }
    }
  }
}

/// A sound, with a sign while it is heard.
private struct ToneRow: View {
  let tone: Tone
  let isPlaying: Bool
  let toggle: @MainActor () -> Void

  private static let duration = Duration.UnitsFormatStyle.units(
    allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1))

  var body: some View {
    Button(action: toggle) {
      HStack {
        Label(tone.id, systemImage: tone.symbol)
        Spacer()
        if isPlaying {
          Image(systemName: "speaker.wave.2.fill")
            .foregroundStyle(.tint)
            .accessibilityLabel("Playing")
        } else {
          Text(
            Duration.seconds(tone.seconds),
            format: .units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1))
          )
          .foregroundStyle(.secondary)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  PlayerView()
}

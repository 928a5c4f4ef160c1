import SwiftUI

/// A song that is played.
struct PlayerScreen: View {
  @State private var time = 0.35
  @State private var volume = 0.6

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 16)
        .fill(LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
        .frame(width: 200, height: 200)
      VStack(spacing: 4) {
        Text("Morning").font(.title2.bold())
        Text("The Mosaics").foregroundStyle(.secondary)
      }
      Slider(value: $time)
      HStack(spacing: 32) {
        Button("Back", systemImage: "backward.fill") {}
        Button("Pause", systemImage: "pause.fill") {}
        Button("Forward", systemImage: "forward.fill") {}
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.plain)
      .font(.title)
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .labelsHidden()
    }
    .frame(maxWidth: 300)
    .padding()
  }
}

import SwiftUI
import TidesKit
import Waves

struct ContentView: View {
  private let tides = Tide.today

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("title").font(.largeTitle.bold())
      WaveView().frame(height: 110).clipShape(.rect(cornerRadius: 12))
      ForEach(tides) { tide in
        LabeledContent(tide.isHigh ? "High" : "Low", value: tide.time)
      }
      #if os(macOS)
        Text("On a desk")
      #elseif os(iOS)
        Text("On a phone")
      #else
        Text("On nothing that was thought of")
      #endif
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

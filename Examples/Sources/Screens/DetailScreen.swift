import SwiftUI

/// One thing with its facts and what can be done with it.
struct DetailScreen: View {
  @State private var showsMore = true
  @State private var rating = 0.7

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          RoundedRectangle(cornerRadius: 12)
            .fill(LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom))
            .frame(height: 160)
          Text("Lake in the morning").font(.title)
          Text("A walk of two hours around the water, with a place to rest half-way.").foregroundStyle(.secondary)
          HStack {
            Button("Start") {}.buttonStyle(.borderedProminent)
            Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.bordered)
          }
          GroupBox("Facts") {
            VStack(spacing: 8) {
              LabeledContent("Length", value: "6.4 km")
              LabeledContent("Height", value: "120 m")
              Gauge(value: rating) { Text("Rating") }
            }
          }
          DisclosureGroup("Directions", isExpanded: $showsMore) {
            Text("From the station, follow the signs to the shore.")
          }
        }
        .padding()
      }
      .navigationTitle("Walk")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

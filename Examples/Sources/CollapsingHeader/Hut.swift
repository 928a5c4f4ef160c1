import SwiftUI

/// A stop on the way.
struct Hut: Identifiable {
  let id: Int
  let name: String
  let altitude: Int

  static let all = [
    "Larch", "Marmot", "Scree", "Gentian", "Col", "Tarn", "Ibex", "Edelweiss", "Glacier", "Summit", "Spring", "Pine",
    "Meadow", "Bridge", "Gorge", "Valley",
  ].enumerated().map { Hut(id: $0, name: "\($1) hut", altitude: 1_240 + ($0 * 137) % 900) }
}

/// A line about a stop, several views deep.
struct HutCard: View {
  let hut: Hut

  var body: some View {
    HStack(spacing: 14) {
      Text("\(hut.id + 1)")
        .font(.headline.monospacedDigit())
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(Circle().fill(Color.indigo.gradient))
      VStack(alignment: .leading, spacing: 2) {
        Text(hut.name).font(.headline)
        Text("\(hut.altitude) m").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "house").foregroundStyle(.secondary)
    }
    .padding(14)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// The content of both pages.
struct HutList: View {
  var body: some View {
    VStack(spacing: 10) {
      ForEach(Hut.all) { HutCard(hut: $0) }
    }
    .padding()
  }
}

import SwiftUI

struct PlantCard: View {
  let plant: Plant
  let water: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image("sprout.leaf")
          .font(.title)
          .foregroundColor(plant.isThirsty ? .orange : Color("Leaf"))
        Spacer()
        Button(action: water) {
          Image(systemName: "drop.fill")
            .padding(9)
            .background(Color.blue.opacity(plant.isThirsty ? 0.2 : 0.08), in: Circle())
        }
        .tint(.blue)
        .accessibilityLabel("Water \(plant.name)")
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(plant.name).font(.headline)
        Text(plant.species).font(.caption).italic().foregroundColor(.secondary)
      }
      Gauge(level: plant.moisture, tint: plant.isThirsty ? .orange : .blue)
      HStack {
        Text(due)
        Spacer()
        Image(systemName: plant.light == .sun ? "sun.max" : "cloud")
          .accessibilityLabel(Text(LocalizedStringKey(plant.light.rawValue)))
      }
      .font(.caption)
      .foregroundColor(.secondary)
    }
    .padding(14)
    .background(Color("Pot"), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }

  private var due: String {
    if plant.isThirsty { return NSLocalizedString("due.now", comment: "The plant needs water") }
    let format = NSLocalizedString("due.days", comment: "Days until watering")
    return String.localizedStringWithFormat(format, plant.daysLeft)
  }
}

/// How much water there is.
private struct Gauge: View {
  let level: Double
  let tint: Color

  var body: some View {
    GeometryReader { geometry in
      Capsule().fill(tint.opacity(0.15))
      Capsule().fill(tint).frame(width: max(6, geometry.size.width * level))
    }
    .frame(height: 6)
  }
}

import SwiftUI

/// Facts in columns.
struct TableScreen: View {
  private struct Planet: Identifiable {
    let name: String
    let radius: Int
    let moons: Int
    var id: String { name }
  }

  private static let planets = [
    Planet(name: "Mercury", radius: 2440, moons: 0), Planet(name: "Venus", radius: 6052, moons: 0),
    Planet(name: "Earth", radius: 6371, moons: 1), Planet(name: "Mars", radius: 3390, moons: 2),
    Planet(name: "Jupiter", radius: 69911, moons: 95), Planet(name: "Saturn", radius: 58232, moons: 146),
    Planet(name: "Uranus", radius: 25362, moons: 28), Planet(name: "Neptune", radius: 24622, moons: 16),
  ]

  @State private var chosen: String? = "Earth"
  @State private var order = [KeyPathComparator(\Planet.name)]

  var body: some View {
    Table(Self.planets.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Radius", value: \.radius) { Text("\($0.radius) km") }
      TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
    }
    .alternatingRowBackgrounds()
  }
}

import MapKit

/// A stop of the walk.
struct Place: Identifiable {
  let id: String
  let symbol: String
  let note: String
  let coordinate: CLLocationCoordinate2D

  init(_ name: String, _ symbol: String, _ note: String, _ latitude: Double, _ longitude: Double) {
    id = name
    self.symbol = symbol
    self.note = note
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The stops in their order.
  static let walk = [
    Place("Main station", "tram", "Where the walk begins", 47.3779, 8.5403),
    Place("Lindenhof", "tree", "Above the roofs", 47.3730, 8.5411),
    Place("Fraumünster", "building.columns", "Windows by Chagall", 47.3697, 8.5414),
    Place("Bellevue", "cup.and.saucer", "A break at the lake", 47.3670, 8.5451),
    Place("Opera", "music.note", "Where the walk ends", 47.3650, 8.5466),
  ]
}

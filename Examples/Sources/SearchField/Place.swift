import Foundation

/// Somewhere to go.
struct Place: Identifiable, Hashable {
  let name: String
  let region: String
  let symbol: String

  var id: String { name }

  static let all = [
    Place(name: "Amalfi", region: "Campania", symbol: "sun.max"),
    Place(name: "Bergen", region: "Vestland", symbol: "cloud.rain"),
    Place(name: "Cusco", region: "Andes", symbol: "mountain.2"),
    Place(name: "Dakar", region: "Cap-Vert", symbol: "water.waves"),
    Place(name: "Edinburgh", region: "Lothian", symbol: "book"),
    Place(name: "Fes", region: "Morocco", symbol: "lamp.table"),
    Place(name: "Ghent", region: "Flanders", symbol: "bicycle"),
    Place(name: "Hobart", region: "Tasmania", symbol: "sailboat"),
    Place(name: "Isfahan", region: "Iran", symbol: "building.columns"),
    Place(name: "Jaipur", region: "Rajasthan", symbol: "sunrise"),
    Place(name: "Kyoto", region: "Kansai", symbol: "leaf"),
    Place(name: "Lisbon", region: "Portugal", symbol: "tram"),
    Place(name: "Marrakesh", region: "Morocco", symbol: "cart"),
    Place(name: "Nara", region: "Kansai", symbol: "tree"),
    Place(name: "Oaxaca", region: "Mexico", symbol: "flame"),
    Place(name: "Porto", region: "Portugal", symbol: "wineglass"),
    Place(name: "Quito", region: "Andes", symbol: "mountain.2"),
    Place(name: "Reykjavík", region: "Iceland", symbol: "snowflake"),
  ]

  /// Whether the name or the region contains a text, ignoring case and accents.
  func matches(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return name.range(of: text, options: options) != nil || region.range(of: text, options: options) != nil
  }
}

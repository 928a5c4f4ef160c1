import Foundation

struct Plant: Identifiable, Hashable {
  enum Light: String {
    case sun = "light.sun"
    case shade = "light.shade"
  }

  let id = UUID()
  let name: String
  let species: String
  let light: Light
  /// How often it wants water, in days.
  let interval: Int
  /// How many days ago it had some.
  var age: Int

  var daysLeft: Int { interval - age }

  var isThirsty: Bool { daysLeft <= 0 }

  /// From 0 for a dry one to 1.
  var moisture: Double { max(0, min(1, Double(daysLeft) / Double(interval))) }
}

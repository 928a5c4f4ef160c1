import Foundation

/// How much it rains in a month, in two towns.
struct Rainfall: Identifiable {
  let month: Date
  let town: String
  /// Millimeters.
  let amount: Double

  var id: String { "\(town) \(month.timeIntervalSinceReferenceDate)" }

  static let all: [Rainfall] = ["Bergen", "Lisbon"].flatMap { town in
    (1...12).map { month in
      let amounts = town == "Bergen" ? bergen : lisbon
      return Rainfall(month: date(month), town: town, amount: amounts[month - 1])
    }
  }

  private static let bergen: [Double] = [255, 205, 195, 140, 105, 130, 155, 195, 240, 255, 260, 285]
  private static let lisbon: [Double] = [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127]

  private static func date(_ month: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: 2025, month: month)) ?? .distantPast
  }
}

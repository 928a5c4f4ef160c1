import Foundation

/// How much it rains in a month, in two towns.
struct Rainfall: Identifiable {
  let month: Date
  let season: String
  let town: String
  /// Millimeters.
  let amount: Double

  var id: String { "\(town) \(month.timeIntervalSinceReferenceDate)" }

  static let all: [Rainfall] = ["Bergen", "Lisbon"].flatMap { town in
    (1...12).map { month in
      let amounts = town == "Bergen" ? bergen : lisbon
      return Rainfall(
        month: Calendar.sample.day(2025, month, 1), season: seasons[month / 3 % 4], town: town,
        amount: amounts[month - 1])
    }
  }

  /// The rain of a year in some towns.
  static func towns(in year: Int) -> [(town: String, amount: Double)] {
    year == 2024
      ? [("Bergen", 2_110), ("Lisbon", 905), ("Oslo", 760), ("Porto", 1_540)]
      : [("Bergen", 2_420), ("Porto", 1_180), ("Lisbon", 775), ("Vigo", 1_790)]
  }

  private static let seasons = ["Winter", "Spring", "Summer", "Autumn"]
  private static let bergen: [Double] = [255, 205, 195, 140, 105, 130, 155, 195, 240, 255, 260, 285]
  private static let lisbon: [Double] = [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127]
}

extension Calendar {
  /// The calendar of the data.
  static var sample: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }
}

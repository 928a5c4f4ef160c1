import Foundation

/// What grows in good weather.
struct Growth: Identifiable {
  let day: Int
  let cells: Double

  var id: Int { day }

  static let all: [Growth] = (0...10).map { Growth(day: $0, cells: 12 * pow(2.6, Double($0))) }

  // MARK: Prices

  /// What an umbrella costs in a week.
  struct Week: Identifiable {
    let week: Int
    let start: Double
    let end: Double
    let low: Double
    let high: Double

    var id: Int { week }
  }

  static let weeks: [Week] = {
    var price = 24.0
    return (1...20).map { week in
      let start = price
      price += Double(week * 29 % 13) / 4 - 1.4
      return Week(
        week: week, start: start, end: price, low: min(start, price) - Double(week % 3) / 2,
        high: max(start, price) + Double(week % 4) / 2)
    }
  }()
}

import Foundation

/// Units of the calendar on an axis (CH11).
nonisolated struct DateTicks {
  let calendar: Calendar
  let unit: Calendar.Component
  /// How many units lie between two ticks.
  let count: Int

  init(calendar: Calendar, unit: Calendar.Component, count: Int) {
    self.calendar = calendar
    self.unit = unit
    self.count = max(1, count)
  }

  /// Steps of the calendar, with about how many seconds they take.
  private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
    (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
    (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
    (.year, 20, 631_152_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
  ]

  /// The smallest step of which at most about `desired` fit between two moments.
  static func fitting(_ lower: Double, _ upper: Double, desired: Int, calendar: Calendar) -> DateTicks {
    let rough = abs(upper - lower) / (Double(max(1, desired)) + 0.5)
    let step = steps.first { $0.seconds >= rough } ?? steps[steps.count - 1]
    return DateTicks(calendar: calendar, unit: step.unit, count: step.count)
  }

  /// The ticks between two moments.
  func between(_ lower: Double, _ upper: Double) -> [Double] {
    around(Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper))
      .map(\.timeIntervalSinceReferenceDate).filter { $0 >= lower - 0.001 && $0 <= upper + 0.001 }
  }

  /// Bounds of units, from the last one that is not after `lower` to the first one after `upper`.
  func around(_ lower: Date, _ upper: Date) -> [Date] {
    guard lower.timeIntervalSinceReferenceDate.isFinite, upper.timeIntervalSinceReferenceDate.isFinite,
      abs(lower.timeIntervalSinceReferenceDate) < 1e12, abs(upper.timeIntervalSinceReferenceDate) < 1e12,
      let start = start(before: lower)
    else { return [] }
    var dates = [start]
    while let last = dates.last, last <= upper, dates.count < NumberTicks.limit {
      guard let next = calendar.date(byAdding: unit, value: count * dates.count, to: start), next > last
      else { break }
      dates.append(next)
    }
    return dates
  }

  /// The beginning of a unit whose number is a multiple of the count, such as 6 o'clock or April.
  private func start(before date: Date) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    let number =
      switch unit {
      case .second, .minute, .hour, .year: calendar.component(unit, from: start)
      case .month, .day: calendar.component(unit, from: start) - 1
      default: 0
      }
    return calendar.date(byAdding: unit, value: -(number % count), to: start)
  }
}

extension DateTicks {
  /// Whether there are ticks within one unit.
  nonisolated func isFiner(than unit: Calendar.Component) -> Bool {
    func length(_ unit: Calendar.Component) -> Double {
      switch unit {
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .day, .weekday: 86_400
      case .weekOfYear, .weekOfMonth: 604_800
      case .month: 2_629_800
      case .quarter: 7_889_400
      default: 31_557_600
      }
    }
    return length(self.unit) * Double(count) < length(unit)
  }
}

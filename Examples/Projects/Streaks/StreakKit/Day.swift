import Foundation

/// A day of the calendar, without a time.
public struct Day: Hashable, Comparable, Codable, Sendable {
  /// Days since the first of January 1970.
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  public init(_ date: Date, in timeZone: TimeZone = .current) {
    let seconds = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
    number = Int((seconds / 86_400).rounded(.down))
  }

  /// Reads a day such as `2025-05-14`.
  public init?(_ text: String) {
    guard let date = try? Date(text, strategy: .iso8601.year().month().day()) else { return nil }
    self.init(date, in: .gmt)
  }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  public func adding(_ days: Int) -> Day { Day(number: number + days) }

  /// From 0 for Monday to 6 for Sunday; the first of January 1970 was a Thursday.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The days of its week, Monday first.
  public var week: [Day] {
    let monday = adding(-weekday)
    return (0..<7).map(monday.adding)
  }
}

import Foundation

/// A value that follows the clock, for texts that keep up with it.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a moment.
  let value: @Sendable (Date) -> Value
  /// The moment of a value.
  let moment: @Sendable (Value) -> Date
  /// What tells two sources apart that have values of one type.
  let identity: TimeDataSourceIdentity
}

/// What a source of time follows.
enum TimeDataSourceIdentity: Equatable, Sendable {
  case now, rangeFrom(Date), rangeTo(Date), offset(Date)
}

extension TimeDataSource<Date> {
  /// Now.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, moment: { $0 }, identity: .now)
  }

  /// The time from a date to now; nothing while the date is yet to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      value: { date.isNumber ? date..<max(date, $0) : $0..<$0 }, moment: { $0.upperBound }, identity: .rangeFrom(date))
  }

  /// The time from now to a date; nothing once the date is over.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      value: { date.isNumber ? min(date, $0)..<date : $0..<$0 }, moment: { $0.lowerBound }, identity: .rangeTo(date))
  }

  /// How long ago a date is; below zero while it is yet to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      // A whole second must not fall short of itself by the rounding of dates.
      value: { .microseconds(($0.timeIntervalSince(date).withinReach * 1e6).rounded()) },
      // Styles round halves to even numbers, and change just after the half that they name.
      moment: {
        let parts = $0.components
        return date.addingTimeInterval(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18 + 5e-4)
      },
      identity: .offset(date))
  }
}

extension TimeDataSource<Range<Date>> {
  /// The time from a date to now; nothing while the date is yet to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Date>.dateRange(startingAt: date)
  }

  /// The time from now to a date; nothing once the date is over.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Date>.dateRange(endingAt: date)
  }
}

extension TimeDataSource<Duration> {
  /// How long ago a date is; below zero while it is yet to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Date>.durationOffset(to: date)
  }
}

extension Date {
  fileprivate var isNumber: Bool { !timeIntervalSinceReferenceDate.isNaN }
}

extension TimeInterval {
  /// The time, or what is left of it within thirty thousand years; none for what is no number.
  var withinReach: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}

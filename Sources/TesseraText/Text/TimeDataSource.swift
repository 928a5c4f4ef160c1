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
      value: { date..<max(date, $0) }, moment: { $0.upperBound }, identity: .rangeFrom(date))
  }

  /// The time from now to a date; nothing once the date is over.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(value: { min(date, $0)..<date }, moment: { $0.lowerBound }, identity: .rangeTo(date))
  }

  /// How long ago a date is; below zero while it is yet to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      value: { .seconds($0.timeIntervalSince(date)) },
      moment: { date.addingTimeInterval(Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18) },
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

import Foundation

nonisolated extension Text {
  /// Shows a date; in some styles it runs.
  public init(_ date: Date, style: DateStyle) {
    self.init(DateContent(date: date, style: style))
  }

  /// Shows a clock that runs through an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: the clock stands still outside of it.
  ///   - pauseTime: when the clock stops; nil if it does not.
  ///   - countsDown: whether the clock shows the time that is left, not the time that has passed.
  ///   - showsHours: whether 60 minutes make an hour; otherwise minutes count on.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TimerContent(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

nonisolated extension ClosedRange: _TextConvertible where Bound == Date {
  public var _text: Text { Text(DateRangeContent(dates: self)) }
}

nonisolated extension DateInterval: _TextConvertible {
  public var _text: Text { Text(DateRangeContent(dates: start...end)) }
}

private final class DateContent: TextContent, Equatable {
  private let date: Date
  private let style: Text.DateStyle

  init(date: Date, style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  func append(to resolver: inout TextResolver, style textStyle: TextStyle) {
    resolver.append(DateWriter(resolver.environment).string(date, style: style), style: textStyle)
  }

  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    switch style.kind {
    case .time, .date: nil
    case .timer: RunningTime.nextSecond(after: now, from: date)
    case .relative, .offset:
      RunningTime.nextChange(after: now, from: date) { moment in
        DateWriter(environment, now: moment).string(date, style: style)
      }
    }
  }

  static func == (left: DateContent, right: DateContent) -> Bool {
    left.date == right.date && left.style == right.style
  }
}

private final class DateRangeContent: TextContent, Equatable {
  private let dates: ClosedRange<Date>

  init(dates: ClosedRange<Date>) {
    self.dates = dates
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    resolver.append(DateWriter(resolver.environment).string(dates), style: style)
  }

  static func == (left: DateRangeContent, right: DateRangeContent) -> Bool {
    left.dates == right.dates
  }
}

private final class TimerContent: TextContent, Equatable {
  private let interval: ClosedRange<Date>
  private let pauseTime: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    let now = min(pauseTime ?? .distantFuture, resolver.environment.now)
    let time = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(time).rounded(.up) : time.timeIntervalSince(interval.lowerBound)
    resolver.append(RunningTime.clock(seconds, showsHours: showsHours), style: style)
  }

  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    let start = countsDown ? interval.upperBound : interval.lowerBound
    // Outside of the interval, and from the pause on, the clock stands still.
    guard let next = RunningTime.nextSecond(after: max(now, interval.lowerBound), from: start),
      next <= min(interval.upperBound, pauseTime ?? .distantFuture)
    else { return nil }
    return next
  }

  static func == (left: TimerContent, right: TimerContent) -> Bool {
    left.interval == right.interval && left.pauseTime == right.pauseTime && left.countsDown == right.countsDown
      && left.showsHours == right.showsHours
  }
}

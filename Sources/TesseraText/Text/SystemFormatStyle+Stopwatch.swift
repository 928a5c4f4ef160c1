import Foundation

extension SystemFormatStyle {
  /// A clock that counts from a date on, with fractions of seconds. Before the date, it shows zero.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let face: ClockReading.Face
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - showsHours: whether 60 minutes make an hour; otherwise minutes count on.
    ///   - maxFieldCount: how many of hours, minutes, seconds and fractions are shown, from the largest; at least one.
    ///   - maxPrecision: the finest step, at most an hour and at least a thousandth of a second.
    public init(
      startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = date
      face = ClockReading.Face(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, hasLeadingZeros: true)
    }

    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      AttributedString(reading(at: input).text)
    }

    public func discreteInput(after input: Date) -> Date? {
      let next = start.addingTimeInterval(reading(at: input).bounds.end)
      return next > input ? next : nil
    }

    public func discreteInput(before input: Date) -> Date? {
      let last = start.addingTimeInterval(reading(at: input).bounds.start)
      guard last > start, last <= input else { return nil }
      return Date(timeIntervalSinceReferenceDate: last.timeIntervalSinceReferenceDate.nextDown)
    }

    private func reading(at input: Date) -> ClockReading {
      ClockReading(input.timeIntervalSince(start), face: face, rounding: .down, locale: locale)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that counts from a date on, with fractions of seconds.
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

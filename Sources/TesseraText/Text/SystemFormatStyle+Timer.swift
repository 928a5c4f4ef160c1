import Foundation

extension SystemFormatStyle {
  /// A clock that runs through an interval, up to its length or down to zero.
  ///
  /// What is less than the precision counts while the clock runs down, and does not while it runs up. Outside of the
  /// interval, the clock stands still. (J322)
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let end: Date
    private let countsDown: Bool
    private let face: ClockReading.Face
    private var locale = Locale.autoupdatingCurrent

    /// A clock that counts to zero.
    ///
    /// - Parameters:
    ///   - showsHours: whether 60 minutes make an hour; otherwise minutes count on.
    ///   - maxFieldCount: how many of hours, minutes, seconds and fractions are shown, from the largest; at least one.
    ///   - maxPrecision: the finest step, at most an hour and at least a thousandth of a second.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// A clock that counts from zero.
    ///
    /// - Parameters:
    ///   - showsHours: whether 60 minutes make an hour; otherwise minutes count on.
    ///   - maxFieldCount: how many of hours, minutes, seconds and fractions are shown, from the largest; at least one.
    ///   - maxPrecision: the finest step, at most an hour and at least a thousandth of a second.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration
    ) {
      start = interval.lowerBound
      end = interval.upperBound
      self.countsDown = countsDown
      face = ClockReading.Face(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, hasLeadingZeros: false)
    }

    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      AttributedString(reading(at: input).text)
    }

    public func discreteInput(after input: Date) -> Date? {
      let bounds = reading(at: input).bounds
      let next =
        countsDown
        ? end.addingTimeInterval(reading(at: input).precision - bounds.start) : start.addingTimeInterval(bounds.end)
      guard next > input, next <= end, bounds.start > 0 || !countsDown else { return nil }
      return next
    }

    public func discreteInput(before input: Date) -> Date? {
      let bounds = reading(at: input).bounds
      let last =
        countsDown
        ? end.addingTimeInterval(reading(at: input).precision - bounds.end) : start.addingTimeInterval(bounds.start)
      guard last > start, last <= input else { return nil }
      return Date(timeIntervalSinceReferenceDate: last.timeIntervalSinceReferenceDate.nextDown)
    }

    private func reading(at input: Date) -> ClockReading {
      let moment = min(max(input, start), end)
      return ClockReading(
        countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start), face: face,
        rounding: countsDown ? .up : .down, locale: locale)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts to zero in an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// A clock that counts from zero in an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

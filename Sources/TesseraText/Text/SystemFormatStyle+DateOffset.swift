import Foundation

extension SystemFormatStyle {
  /// How far a moment is from a date: "3 minutes, 42 seconds", or "5:32" where minutes and seconds are all that may be
  /// shown.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// - Parameters:
    ///   - date: what the distance is measured from.
    ///   - allowedFields: the units that may be shown. Without one, days are.
    ///   - maxFieldCount: how many of them are shown, from the largest that is filled; at least one.
    ///   - sign: whether a minus says that the moment is before the date, and a plus that it is not.
    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    /// The same with another calendar, in which years, months and days are counted.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var style = self
      style.calendar = calendar
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      let seconds = input.timeIntervalSince(date)
      return AttributedString(mark(seconds) + (isClock ? clock(seconds) : words(input)))
    }

    /// Whether a clock can show it: nothing larger than hours may be shown, and all that is smaller is.
    private var isClock: Bool {
      allowedFields == [.minute, .second] && maxFieldCount >= 2
        || allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
    }

    private func clock(_ seconds: TimeInterval) -> String {
      let face = ClockReading.Face(
        showsHours: allowedFields.contains(.hour), maxFieldCount: 3, maxPrecision: .seconds(1), hasLeadingZeros: false)
      return ClockReading(
        seconds.magnitude, face: face, rounding: seconds < 0 ? .up : .down, locale: locale
      ).text
    }

    private func words(_ input: Date) -> String {
      let writer = DateWriter(locale: locale, calendar: calendar, now: input)
      return writer.string(
        lengthTo: date, in: Set(allowedFields.compactMap { Self.units[$0] }), count: maxFieldCount)
    }

    private static let units: [Date.ComponentsFormatStyle.Field: Calendar.Component] = [
      .year: .year, .month: .month, .week: .weekOfYear, .day: .day, .hour: .hour, .minute: .minute, .second: .second,
    ]

    private func mark(_ seconds: TimeInterval) -> String {
      if sign == .never { return "" }
      if seconds <= -1 { return "\u{2212}" }
      let isZero = seconds < 1
      let showsPlus = sign == .always(includingZero: true) || sign == .always(includingZero: false) && !isZero
      return showsPlus ? "+" : ""
    }

    public func discreteInput(after input: Date) -> Date? {
      RunningTime.nextChange(after: input, from: date) { String(format($0).characters) }
    }

    public func discreteInput(before input: Date) -> Date? {
      input.addingTimeInterval(-1)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a moment is from a date.
  public static func offset(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

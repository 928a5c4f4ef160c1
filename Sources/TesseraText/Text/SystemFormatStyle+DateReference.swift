import Foundation

extension SystemFormatStyle {
  /// A date as people speak of it at a moment: "in 5 minutes", "tomorrow", "Monday, June 3", "June 2019".
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// - Parameters:
    ///   - date: the date that is spoken of.
    ///   - allowedFields: the units that the distance may be told in, besides that of the threshold.
    ///   - maxFieldCount: how many of year, month, day, hour and minute a date that is far away has, from the largest that
    ///     is not the same at the moment; at least one.
    ///   - thresholdField: the largest unit that the distance is told in. A distance of more is a date.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// The same with another calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var style = self
      style.calendar = calendar
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      AttributedString(isNear(input) ? distance(from: input) : dateAsSeen(from: input))
    }

    /// The units from the largest, as styles of distances and calendars have them.
    private static let units: [(field: Date.RelativeFormatStyle.Field, component: Calendar.Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]

    /// Whether the distance does not fill the unit above the threshold; a week is none, as days go on to a month.
    private func isNear(_ input: Date) -> Bool {
      guard let threshold = Self.units.firstIndex(where: { $0.field == thresholdField }), threshold > 0 else {
        return true
      }
      let above = thresholdField == .day ? .month : Self.units[threshold - 1].component
      return calendar.dateComponents([above], from: input, to: date).value(for: above) == 0
    }

    private func distance(from input: Date) -> String {
      var fields = allowedFields.union([thresholdField])
      if let threshold = Self.units.firstIndex(where: { $0.field == thresholdField }) {
        fields.subtract(Self.units[..<threshold].map(\.field))
      }
      // Less than the smallest unit is no distance.
      let smallest = Self.units.last { fields.contains($0.field) }?.component ?? .day
      let isNow =
        calendar.dateComponents([smallest], from: input, to: date).value(for: smallest) == 0
        && [.hour, .minute, .second].contains(smallest)
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: isNow ? input : date, allowedFields: isNow ? [.second] : fields, presentation: .named,
        unitsStyle: .wide, locale: locale, calendar: calendar)
      return style.format(input)
    }

    private func dateAsSeen(from input: Date) -> String {
      let order: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
      let parts = order.drop {
        calendar.component($0, from: date) == calendar.component($0, from: input) && $0 == .year
      }
      let shown = parts.prefix(max(maxFieldCount, 1))
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if shown.contains(.year) { style = style.year() }
      if shown.contains(.month) { style = style.month(.wide) }
      if shown.contains(.day) { style = style.day() }
      if shown.contains(.day), !shown.contains(.year) { style = style.weekday(.wide) }
      if shown.contains(.hour) { style = style.hour() }
      if shown.contains(.minute) { style = style.minute() }
      return style.format(date)
    }

    public func discreteInput(after input: Date) -> Date? {
      RunningTime.nextChange(after: input, from: date) { String(format($0).characters) }
    }

    public func discreteInput(before input: Date) -> Date? {
      input.addingTimeInterval(-1)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as people speak of it at a moment.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

import Foundation
import TesseraCore

/// Dates in the calendar, the time zone and the language of an environment.
nonisolated struct DateTools: Equatable {
  let calendar: Calendar
  private let locale: Locale

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    self.calendar = calendar
    locale = environment.locale
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// The parts of a date that a picker is for, in words.
  func text(_ date: Date, _ components: DatePickerComponents) -> String {
    var style = style
    if components.contains(.date) { style = style.day().month(.abbreviated).year() }
    if components.contains(.hourAndMinute) { style = style.hour().minute() }
    return style.format(date)
  }

  /// The parts of a date that a picker is for, in numbers, each with what it says. The half of the day counts as `era`.
  func numbers(_ date: Date, _ components: DatePickerComponents) -> [(text: String, component: Calendar.Component?)] {
    var style = style
    if components.contains(.date) { style = style.day().month(.defaultDigits).year() }
    if components.contains(.hourAndMinute) { style = style.hour().minute() }
    let text = style.attributed.format(date)
    return text.runs.map { run in
      let field = run[AttributeScopes.FoundationAttributes.DateFieldAttribute.self]
      return (String(text[run.range].characters), field.flatMap(Self.component))
    }
  }

  private static func component(
    _ field: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
  ) -> Calendar.Component? {
    switch field {
    case .day: .day
    case .month: .month
    case .year: .year
    case .hour: .hour
    case .minute: .minute
    case .amPM: .era
    default: nil
    }
  }

  /// The largest number that can be written into a part.
  func limit(of component: Calendar.Component, has12Hours: Bool) -> Int {
    switch component {
    case .year: 9999
    case .hour where has12Hours: 12
    default: (calendar.maximumRange(of: component)?.upperBound ?? 100) - 1
    }
  }

  /// The value that a number means which was written into a part of a date; nil if the part cannot have it. Years of two digits
  /// are those of the date's century.
  func value(of component: Calendar.Component, written number: Int, in date: Date, has12Hours: Bool) -> Int? {
    switch component {
    case .year:
      let year = calendar.component(.year, from: date)
      return number == 0 ? nil : number < 100 ? year - year % 100 + number : number
    case .hour where has12Hours:
      guard (1...12).contains(number) else { return nil }
      return number % 12 + (calendar.component(.hour, from: date) < 12 ? 0 : 12)
    default:
      let range =
        component == .day ? calendar.range(of: .day, in: .month, for: date) : calendar.maximumRange(of: component)
      return range?.contains(number) == true ? number : nil
    }
  }

  func monthTitle(_ date: Date) -> String {
    style.month(.wide).year().format(date)
  }

  /// The days of the week in the order of the calendar, as short as they can be.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  func month(of date: Date, page: Int) -> Date {
    calendar.date(byAdding: .month, value: page, to: date) ?? date
  }

  /// The same time on another day.
  func moving(_ date: Date, toDayOf day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    parts.hour = time.hour
    parts.minute = time.minute
    parts.second = time.second
    return calendar.date(from: parts) ?? day
  }

  /// The date with another value of one part; a day that the month does not have becomes its last.
  func setting(_ component: Calendar.Component, to value: Int, of date: Date) -> Date {
    let present = calendar.component(component, from: date)
    return calendar.date(byAdding: component, value: value - present, to: date) ?? date
  }
}

extension EnvironmentValues {
  /// Dates as this environment has them.
  nonisolated var dateTools: DateTools { DateTools(self) }
}

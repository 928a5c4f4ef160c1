import Foundation
import SwiftUI

/// How values are written in labels and for assistive technology.
nonisolated struct ChartFormats {
  var locale: Locale
  var calendar: Calendar

  /// A number with as many digits as it has, at most six behind the point.
  func number(_ value: Double) -> String {
    guard value.isFinite else { return "" }
    return value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
  }

  /// A number at the end of a legend: three digits say enough.
  func bound(_ value: Double) -> String {
    guard value.isFinite else { return "" }
    return value.formatted(.number.precision(.significantDigits(1...3)).locale(locale))
  }

  /// A date, as exactly as its unit asks for.
  func date(_ date: Date, _ unit: Calendar.Component?) -> String {
    date.formatted(style(unit))
  }

  private func style(_ unit: Calendar.Component?) -> Date.FormatStyle {
    var style =
      switch unit {
      case .year, .yearForWeekOfYear, .era: Date.FormatStyle.dateTime.year()
      case .month, .quarter: Date.FormatStyle.dateTime.month(.wide).year()
      case .hour, .minute: Date.FormatStyle.dateTime.month().day().hour().minute()
      case .second, .nanosecond: Date.FormatStyle.dateTime.hour().minute().second()
      case .day, .weekOfYear, .weekOfMonth, .weekday: Date.FormatStyle.dateTime.month().day().year()
      default: Date.FormatStyle(date: .abbreviated, time: .shortened)
      }
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style
  }

  /// The label of a tick, where the ticks lie one unit apart (CH12).
  ///
  /// - Parameter spansYears: whether months alone could be those of several years.
  func tick(_ date: Date, every unit: Calendar.Component, spansYears: Bool) -> String {
    var style =
      switch unit {
      case .year, .yearForWeekOfYear, .era: Date.FormatStyle.dateTime.year()
      case .month, .quarter:
        spansYears
          ? Date.FormatStyle.dateTime.month(.abbreviated).year() : Date.FormatStyle.dateTime.month(.abbreviated)
      case .hour: Date.FormatStyle.dateTime.hour()
      case .minute: Date.FormatStyle.dateTime.hour().minute()
      case .second, .nanosecond: Date.FormatStyle.dateTime.minute().second()
      default: Date.FormatStyle.dateTime.month(.abbreviated).day()
      }
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return date.formatted(style)
  }
}

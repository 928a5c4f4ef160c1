import Foundation
import TesseraLocale

/// Writes dates as the locale, calendar and time zone of an environment say.
struct DateWriter {
  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone
  private let now: Date
  private var variant = TextVariant.full

  /// - Parameter now: the moment at which is written; nil for that of the environment.
  init(_ environment: EnvironmentValues, now: Date? = nil) {
    locale = environment.locale
    timeZone = environment.timeZone
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    self.now = now ?? environment.now
    variant = environment.text.variant
  }

  init(locale: Locale, calendar: Calendar, now: Date) {
    self.locale = locale
    self.calendar = calendar
    timeZone = calendar.timeZone
    self.now = now
  }

  func string(_ date: Date, style: Text.DateStyle) -> String {
    switch style.kind {
    case .time: string(date, dateStyle: .omitted, timeStyle: .shortened)
    case .date: string(date, dateStyle: dayStyle, timeStyle: .omitted)
    case .timer: RunningTime.clock(secondsAway(date))
    case .relative: relativeString(date)
    case .offset: offsetString(date)
    }
  }

  func string(_ dates: ClosedRange<Date>) -> String {
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : variant == .full ? .abbreviated : .numeric, time: .shortened, locale: locale,
      calendar: calendar,
      timeZone: timeZone)
    return style.format(dates.lowerBound..<dates.upperBound)
  }

  private func string(
    _ date: Date, dateStyle: Date.FormatStyle.DateStyle, timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(date: dateStyle, time: timeStyle, locale: locale, calendar: calendar, timeZone: timeZone)
      .format(date)
  }

  /// J411
  private var dayStyle: Date.FormatStyle.DateStyle {
    switch variant {
    case .full: .long
    case .short: .abbreviated
    case .shortest: .numeric
    }
  }

  // MARK: Distance from now

  /// What is left of a second counts while a clock runs down to its date. A date that is not a number is now.
  private func secondsAway(_ date: Date) -> TimeInterval {
    let seconds = date.timeIntervalSince(now)
    guard !seconds.isNaN else { return 0 }
    return seconds > 0 ? seconds.rounded(.up) : -seconds
  }

  private func relativeString(_ date: Date) -> String {
    let parts = distance(to: date)
    return parts.prefix(variant == .full ? 2 : 1)
      .map { string($0, width: variant == .shortest ? .narrow : .abbreviated) }.joined(separator: ", ")
  }

  private func offsetString(_ date: Date) -> String {
    let part = distance(to: date).first ?? Distance(count: 0, unit: .second)
    return (date < now && part.count > 0 ? "-" : "+") + string(part, width: offsetWidth)
  }

  /// J411
  private var offsetWidth: Duration.UnitsFormatStyle.UnitWidth {
    switch variant {
    case .full: .wide
    case .short: .abbreviated
    case .shortest: .narrow
    }
  }

  private struct Distance {
    let count: Int
    let unit: Calendar.Component
  }

  /// How long it is to a date, in words.
  ///
  /// - Parameters:
  ///   - fields: the units that may be used, none of which is none at all.
  ///   - count: how many of them, from the largest that is filled.
  func string(lengthTo date: Date, in fields: Set<Calendar.Component>, count: Int) -> String {
    let units = [.year, .month, .weekOfYear, .day, .hour, .minute, .second].filter { fields.contains($0) }
    return distance(to: date, in: units.isEmpty ? [.day] : units, count: max(count, 1))
      .map { string($0, width: .wide) }.joined(separator: ", ")
  }

  private func distance(to date: Date) -> [Distance] {
    distance(to: date, in: units, count: 2)
  }

  /// The distance in the largest unit that it fills and those below.
  private func distance(to date: Date, in units: [Calendar.Component], count: Int) -> [Distance] {
    let end = now.addingTimeInterval(secondsAway(date).rounded(.down))
    let components = calendar.dateComponents(Set(units), from: now, to: end)
    let distances = units.map { Distance(count: components.value(for: $0) ?? 0, unit: $0) }
    let largest = distances.firstIndex { $0.count > 0 } ?? distances.count - 1
    return distances[largest...].prefix(count).filter { $0.count > 0 || $0.unit == units[largest] }
  }

  private var units: [Calendar.Component] { [.year, .month, .day, .hour, .minute, .second] }

  private func string(_ distance: Distance, width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    switch distance.unit {
    case .year: string(distance.count, in: "year", width)
    case .month: string(distance.count, in: "month", width)
    case .weekOfYear: string(distance.count * 7 * 86_400, in: .weeks, width)
    case .day: string(distance.count * 86_400, in: .days, width)
    case .hour: string(distance.count * 3_600, in: .hours, width)
    case .minute: string(distance.count * 60, in: .minutes, width)
    default: string(distance.count, in: .seconds, width)
    }
  }

  /// Durations of Foundation have no years and months, but its data of languages has them.
  private func string(_ count: Int, in unit: String, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    let skeleton = NumberSkeleton(unit: unit, width: width == .wide ? .wide : .abbreviated)
    return UnitNumberWriter.write(Double(count), skeleton, in: locale)?.text ?? "\(count)"
  }

  private func string(
    _ seconds: Int, in unit: Duration.UnitsFormatStyle.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    Duration.seconds(seconds).formatted(Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale))
  }
}

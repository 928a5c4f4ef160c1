import Foundation
import TesseraCore
import TesseraLocale

/// Writes a length of time, under the name that it has in Foundation.
///
/// Years, months, weeks, days, hours, minutes and seconds are counted with a calendar and written in its language (J455).
nonisolated open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10:05`.
    case positional = 0
    /// `1h 10m`.
    case abbreviated
    /// `1 hr, 10 min`.
    case short
    /// `1 hour, 10 minutes`.
    case full
    /// `one hour, ten minutes`.
    case spellOut
    /// `1hr 10min`.
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left out before the first unit that is there when units stand in places, and everywhere otherwise.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Left out before the first unit that is there.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Left out between units that are there.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Left out after the last unit that is there.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Left out everywhere.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Written, with two digits where units stand in places.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units: of years, months, weeks of months, days, hours, minutes and seconds. Empty for all of them, or for those that
  /// given components have.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units there may be, from the largest one; 0 for any number.
  open var maximumUnitCount = 0
  /// The calendar, in the language of which units are written.
  open var calendar: Calendar? = ProgramLocale.calendar

  /// A formatter in the language of the program.
  public override init() {
    super.init()
  }

  /// A formatter in the language of the program: an archive keeps nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes seconds, counted from the beginning of the year 2001; nil if they are not a number, or more than 30,000 years.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < Self.longestInterval else { return nil }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? .current
    // A day has as many seconds on all days.
    calendar.timeZone = .gmt
    return write(from: start, to: start.addingTimeInterval(interval), calendar, allowedUnits)
  }

  /// Writes the time between dates; nil if it is not a number, or more than 30,000 years.
  open func string(from start: Date, to end: Date) -> String? {
    let interval = end.timeIntervalSince(start)
    guard interval.isFinite, abs(interval) < Self.longestInterval else { return nil }
    return write(from: start, to: end, calendar ?? .current, allowedUnits)
  }

  /// Writes calendar units.
  open func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    guard let end = calendar.date(byAdding: components, to: start),
      abs(end.timeIntervalSince(start)) < Self.longestInterval
    else { return nil }
    let given = Self.units.filter { components.value(for: $0.component) != nil }.map(\.unit)
    return write(from: start, to: end, calendar, allowedUnits.isEmpty ? NSCalendar.Unit(given) : allowedUnits)
  }

  /// In seconds: calendars count further years slowly.
  private static let longestInterval = 1e12

  /// Writes calendar units in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }
}

// MARK: Units

nonisolated extension DateComponentsFormatter {
  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// Its name in the data of languages.
    let identifier: String
  }

  private static let units = [
    Unit(unit: .year, component: .year, identifier: "year"), Unit(unit: .month, component: .month, identifier: "month"),
    Unit(unit: .weekOfMonth, component: .weekOfMonth, identifier: "week"),
    Unit(unit: .day, component: .day, identifier: "day"), Unit(unit: .hour, component: .hour, identifier: "hour"),
    Unit(unit: .minute, component: .minute, identifier: "minute"),
    Unit(unit: .second, component: .second, identifier: "second"),
  ]

  private typealias Value = (unit: Unit, count: Int)

  private func write(from start: Date, to end: Date, _ calendar: Calendar, _ allowed: NSCalendar.Unit) -> String {
    let values = shown(values(from: min(start, end), to: max(start, end), calendar, allowed))
    let text = unitsStyle == .positional ? positional(values) : written(values)
    return end < start && values.contains { $0.count != 0 } ? "-" + text : text
  }

  /// The counts of the allowed units, to the nearest second.
  private func values(
    from start: Date, to end: Date, _ calendar: Calendar, _ allowed: NSCalendar.Unit
  ) -> [Value] {
    let units = allowed.isEmpty ? Self.units : Self.units.filter { allowed.contains($0.unit) }
    let seconds = end.timeIntervalSince(start).rounded()
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: start, to: start.addingTimeInterval(seconds))
    return units.map { ($0, components.value(for: $0.component) ?? 0) }
  }

  /// The counts without those that are left out.
  private func shown(_ counted: [Value]) -> [Value] {
    var values = counted
    if drops(.dropLeading), let first = values.firstIndex(where: { $0.count != 0 }) ?? values.indices.last {
      values.removeFirst(first)
    }
    if drops(.dropMiddle) || drops(.dropTrailing) {
      let last = values.lastIndex { $0.count != 0 } ?? 0
      values = values.enumerated().filter { index, value in
        index == 0 || value.count != 0 || (index < last ? !drops(.dropMiddle) : !drops(.dropTrailing))
      }.map(\.element)
    }
    return maximumUnitCount > 0 ? Array(values.prefix(maximumUnitCount)) : values
  }

  private func drops(_ behavior: ZeroFormattingBehavior) -> Bool {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior.contains(behavior) }
    return unitsStyle != .positional || behavior == .dropLeading
  }

  private func positional(_ values: [Value]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return values.enumerated().map { index, value in
      let digits = "\(value.count)"
      return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func written(_ values: [Value]) -> String {
    let locale = calendar?.locale ?? ProgramLocale.current
    let writer = MeasurementWriter(width: width, number: spelledNumber(in: locale), locale: locale)
    let texts = values.map { value in
      let text = writer.write(Double(value.count), identifier: value.unit.identifier) ?? "\(value.count)"
      return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
    }
    return texts.joined(separator: width == .narrow || unitsStyle == .brief ? " " : ", ")
  }

  private var width: NumberSkeleton.Width {
    switch unitsStyle {
    case .full, .spellOut: .wide
    case .short, .brief: .abbreviated
    case .positional, .abbreviated: .narrow
    }
  }

  /// Numbers as words, where these are asked for.
  private func spelledNumber(in locale: Locale) -> ((Double) -> String)? {
    guard unitsStyle == .spellOut else { return nil }
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return { formatter.string(from: NSNumber(value: $0)) ?? $0.formatted() }
  }
}

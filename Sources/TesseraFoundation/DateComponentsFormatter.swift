import Foundation
import TesseraCore

/// Writes a length of time, under the name that it has in Foundation.
///
/// Weeks, days, hours, minutes and seconds are written; years and months are not among the units here.
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
    /// As `full`.
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
  /// The units; empty for days, hours, minutes and seconds.
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

  /// Writes seconds; nil if they are not a number.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    let values = values(ofSeconds: Int64(abs(interval).rounded()))
    let text = unitsStyle == .positional ? positional(values) : written(values)
    return interval < 0 ? "-" + text : text
  }

  /// Writes the time between dates.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Writes calendar units.
  open func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

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
    let seconds: Int64
    let format: Duration.UnitsFormatStyle.Unit
  }

  private static let units = [
    Unit(unit: .weekOfMonth, seconds: 604_800, format: .weeks), Unit(unit: .day, seconds: 86_400, format: .days),
    Unit(unit: .hour, seconds: 3600, format: .hours), Unit(unit: .minute, seconds: 60, format: .minutes),
    Unit(unit: .second, seconds: 1, format: .seconds),
  ]

  private typealias Value = (unit: Unit, count: Int64)

  /// The counts of the allowed units, without those that are left out.
  private func values(ofSeconds seconds: Int64) -> [Value] {
    let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    let units = Self.units.filter { allowed.contains($0.unit) }
    var rest = seconds
    var values = units.map { unit -> Value in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return (unit, count)
    }
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
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .positional, .abbreviated, .brief: .narrow
      }
    let texts = values.map { value in
      let style = Duration.UnitsFormatStyle(allowedUnits: [value.unit.format], width: width).locale(locale)
      return Duration.seconds(value.count * value.unit.seconds).formatted(style)
    }
    return texts.joined(separator: width == .narrow ? " " : ", ")
  }
}

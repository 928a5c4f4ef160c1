import Foundation
import TesseraCore

/// Writes how long before or after another date a date is, under the name that it has in Foundation.
nonisolated open class RelativeDateTimeFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  /// How what is near is written.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric = 0
    /// `yesterday`.
    case named
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// How what is near is written.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How time is divided.
  open var calendar: Calendar! = ProgramLocale.calendar
  /// The language.
  open var locale: Locale! = ProgramLocale.current

  /// A formatter in the language of the program.
  public override init() {
    super.init()
  }

  /// A formatter in the language of the program: an archive keeps nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How long before or after a date another one is.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    guard date.timeIntervalSinceReferenceDate.isFinite, reference.timeIntervalSinceReferenceDate.isFinite else {
      return ""
    }
    return localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  /// A time in seconds from now; negative ones are past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    guard interval.isFinite else { return "" }
    // The style compares with now, which is a little later when it does so.
    return style.format(Date(timeIntervalSinceNow: interval > 0 ? interval + 0.05 : interval))
  }

  /// A time of calendar units from now; negative ones are past.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: components, to: now) ?? now
    return localizedString(fromTimeInterval: date.timeIntervalSince(now))
  }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.RelativeFormatStyle {
    Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnits,
      locale: locale ?? .current, calendar: calendar ?? .current)
  }

  private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

import SwiftUI
import Testing

/// Formatters that Foundation has on Apple's platforms.
struct FoundationFormatterTests {
  private func duration(
    _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    _ zero: DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zero
    formatter.maximumUnitCount = most
    return formatter.string(from: seconds)
  }

  @Test("Units in places: zeros before the first are left out, or padded")
  func places() {
    #expect(duration(65, .positional, [.minute, .second]) == "1:05")
    #expect(duration(65, .positional, [.minute, .second], .pad) == "01:05")
    #expect(duration(5, .positional, [.hour, .minute, .second]) == "5")
    #expect(duration(5, .positional, [.minute, .second], .pad) == "00:05")
    #expect(duration(3600, .positional, [.hour, .minute, .second]) == "1:00:00")
    #expect(duration(0, .positional, [.minute, .second]) == "0")
    #expect(duration(-65, .positional) == "-1:05")
    #expect(duration(90_061, .positional) == "1:01:01:01")
  }

  @Test("Units with names: those of which there are none are left out; there may be a largest number of units")
  func names() {
    #expect(duration(3600 + 600, .full, [.hour, .minute, .second]) == "1 hour, 10 minutes")
    #expect(duration(7205, .full) == "2 hours, 5 seconds")
    #expect(duration(7265, .full, most: 2) == "2 hours, 1 minute")
    #expect(duration(3720, .abbreviated) == "1h 2m")
    #expect(duration(0, .full, [.minute]) == "0 minutes")
    #expect(duration(.nan, .full) == nil)
    #expect(duration(.infinity, .positional) == nil)
  }

  @Test("J455: years, months and weeks are counted with the calendar and written in its language")
  func longDurations() throws {
    #expect(duration(10 * 86_400, .full) == "1 week, 3 days")
    #expect(duration(400 * 86_400, .full, [.year, .month, .day]) == "1 year, 1 month, 4 days")
    #expect(duration(400 * 86_400, .abbreviated, [.year, .month]) == "1y 1mo")
    #expect(duration(9 * 3600 + 45 * 60, .brief) == "9hr 45min")
    #expect(duration(9 * 3600 + 60, .spellOut) == "nine hours, one minute")
    #expect(duration(-0.2, .positional, [.second]) == "0")
    #expect(duration(1e14, .full) == nil)
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.calendar?.locale = Locale(identifier: "fr_FR")
    func french(_ components: DateComponents) -> String? {
      formatter.string(from: components)?.replacing(/[\u{A0}\u{202F}]/, with: " ")
    }
    #expect(french(DateComponents(year: 2, month: 1)) == "2 ans, 1 mois")
    #expect(french(DateComponents(hour: 30)) == "30 heures")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    calendar.locale = Locale(identifier: "de_DE")
    formatter.calendar = calendar
    // A day on which the clocks are set forward.
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 28, hour: 12)))
    #expect(formatter.string(from: start, to: start + 23 * 3600) == "1 Tag")
    #expect(formatter.string(from: start, to: start - 23 * 3600)?.hasPrefix("-") == true)
  }

  @Test("Relative dates are written by number or by name")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    let now = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(formatter.localizedString(for: now - 120, relativeTo: now) == "2 minutes ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(fromTimeInterval: -3 * 86_400) == "three days ago")
    #expect(formatter.localizedString(fromTimeInterval: .nan) == "")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "vor zwei Stunden")
  }

  @Test("Lists are joined as the language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == "")
  }

  @Test("Names of CoreFoundation and of Objective-C that files expect")
  func otherNames() throws {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(autoreleasepool { 5 } == 5)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    #expect(ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}

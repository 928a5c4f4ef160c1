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

import Foundation
import SwiftUI
import Testing
import TesseraCore

/// Dates in text.
struct TextDatesTests {
  private static let now = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20 UTC

  private func shown(_ text: Text, at now: Date = now, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    environment.calendar = Calendar(identifier: .gregorian)
    environment.fields.rare.now = { now }
    return String(text.resolvedString(in: environment).map { $0.isWhitespace ? " " : $0 })
  }

  private func shown(_ seconds: TimeInterval, _ style: Text.DateStyle) -> String {
    shown(Text(Self.now.addingTimeInterval(seconds), style: style))
  }

  @Test func dateAndTime() {
    #expect(shown(0, .time) == "10:13 PM")
    #expect(shown(0, .date) == "November 14, 2023")
    #expect(shown(Text(Self.now, style: .date), "de_DE") == "14. November 2023")
    #expect(shown(Text("At \(Self.now, style: .time)!")) == "At 10:13 PM!")
  }

  @Test func timer() {
    #expect(shown(0, .timer) == "0:00")
    #expect(shown(5, .timer) == "0:05")
    #expect(shown(4.2, .timer) == "0:05")
    #expect(shown(-65.5, .timer) == "1:05")
    #expect(shown(36 * 3600 + 59 * 60 + 1, .timer) == "36:59:01")
  }

  @Test func relative() {
    #expect(shown(0, .relative) == "0 sec")
    #expect(shown(2 * 3600 + 23 * 60 + 7, .relative) == "2 hr, 23 min")
    #expect(shown(-65, .relative) == "1 min, 5 sec")
    #expect(shown(3 * 3600, .relative) == "3 hr")
    #expect(shown(400 * 86_400, .relative) == "1 yr, 1 mth")
  }

  @Test func offset() {
    #expect(shown(2 * 3600 + 5, .offset) == "+2 hours")
    #expect(shown(-3 * 86_400, .offset) == "-3 days")
    #expect(shown(-400 * 86_400, .offset) == "-1 year")
  }

  @Test func ranges() {
    let end = Self.now.addingTimeInterval(3600)
    #expect(shown(Text(Self.now...end)).contains("10:13 – 11:13"))
    #expect(Text(Self.now...end) == Text(DateInterval(start: Self.now, end: end)))
  }

  @Test func timerIntervals() {
    let range = Self.now...Self.now.addingTimeInterval(4000)
    let later = Self.now.addingTimeInterval(10)
    #expect(shown(Text(timerInterval: range), at: later) == "1:06:30")
    #expect(shown(Text(timerInterval: range, showsHours: false), at: later) == "66:30")
    #expect(shown(Text(timerInterval: range, countsDown: false), at: later) == "0:10")
    #expect(shown(Text(timerInterval: range, pauseTime: Self.now, countsDown: false), at: later) == "0:00")
    #expect(shown(Text(timerInterval: range), at: .distantFuture) == "0:00")
    #expect(shown(Text(timerInterval: range), at: .distantPast) == "1:06:40")
  }

  @Test func runningTextsTellWhenTheyChange() {
    let now = Self.now.addingTimeInterval(0.25)
    #expect(Text("a").nextChange(after: now) == nil)
    #expect(Text(Self.now, style: .date).nextChange(after: now) == nil)
    #expect(Text(Self.now, style: .timer).nextChange(after: now) == Self.now.addingTimeInterval(1))
    #expect(Text("In \(Self.now, style: .relative)").nextChange(after: now) == Self.now.addingTimeInterval(1))
    #expect((Text("a") + Text(Self.now, style: .offset)).nextChange(after: now) == Self.now.addingTimeInterval(1))
    let range = Self.now...Self.now.addingTimeInterval(0.5)
    #expect(Text(timerInterval: range).nextChange(after: now) == range.upperBound)
    #expect(Text(timerInterval: range).nextChange(after: range.upperBound) == nil)
  }

  @Test func extremeDates() {
    func text(_ seconds: TimeInterval, _ style: Text.DateStyle) -> String {
      shown(Text(Date(timeIntervalSinceReferenceDate: seconds), style: style))
    }
    for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
      #expect(text(1e300, style) == text(.infinity, style) && text(-1e300, style) == text(-.infinity, style))
      #expect(!text(1e300, style).isEmpty && !text(-1e300, style).isEmpty)
    }
    #expect(text(1e300, .offset).hasPrefix("+") && text(-1e300, .offset).hasPrefix("-"))
    #expect(text(.nan, .time) == "" && text(.nan, .date) == "")
    #expect(text(.nan, .relative) == "0 sec" && text(.nan, .offset) == "+0 seconds" && text(.nan, .timer) == "0:00")
  }
}

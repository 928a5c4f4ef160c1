import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct TimeFormatTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func text(_ style: some FormatStyle<Date, AttributedString>, after seconds: Double) -> String {
    String(style.locale(Locale(identifier: "en_US")).format(start + seconds).characters)
  }

  @Test("J322: a timer runs down from the length of its interval to zero, and up from zero to it")
  func timer() {
    let down = SystemFormatStyle.Timer(countingDownIn: start..<start + 5400)
    #expect(
      [-10, 0, 0.5, 1, 1800, 1801, 5399.5, 5400, 9000].map { text(down, after: $0) } == [
        "1:30:00", "1:30:00", "1:30:00", "1:29:59", "1:00:00", "59:59", "0:01", "0:00", "0:00",
      ])
    let up = SystemFormatStyle.Timer(countingUpIn: start..<start + 3600)
    #expect(
      [-10, 0.9, 30, 3599, 3600, 4000].map { text(up, after: $0) } == [
        "0:00", "0:00", "0:30", "59:59", "1:00:00", "1:00:00",
      ])
    let minutes = SystemFormatStyle.Timer(countingDownIn: start..<start + 5400, showsHours: false)
    #expect(text(minutes, after: 0) == "90:00")
    let coarse = SystemFormatStyle.Timer(countingDownIn: start..<start + 300, maxPrecision: .seconds(60))
    #expect([0, 1, 60, 300].map { text(coarse, after: $0) } == ["5 minutes", "5 minutes", "4 minutes", "0 minutes"])
    let short = SystemFormatStyle.Timer(countingDownIn: start..<start + 5400, maxFieldCount: 2)
    #expect(text(short, after: 0) == "1:30")
  }

  @Test("J322: a stopwatch counts from its date on, as finely as it is told")
  func stopwatch() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(
      [-5, 3.42, 83.456, 5025.67, 90_061].map { text(watch, after: $0) } == [
        "00:00.00", "00:03.42", "01:23.45", "01:23:45.67", "25:01:01.00",
      ])
    func coarser(_ count: Int, _ precision: Duration) -> String {
      text(.stopwatch(startingAt: start, maxFieldCount: count, maxPrecision: precision), after: 5025.67)
    }
    #expect(coarser(3, .milliseconds(10)) == "01:23:45")
    #expect(coarser(2, .milliseconds(10)) == "1:23")
    #expect(coarser(4, .seconds(1)) == "01:23:45")
    #expect(coarser(4, .milliseconds(100)) == "01:23:45.6")
    #expect(coarser(4, .nanoseconds(1)) == "01:23:45.670")
    #expect(coarser(-3, .zero) == "1 hour")
  }

  @Test("J322: clocks say when their text changes next, and it does so then")
  func changes() throws {
    let styles = [
      SystemFormatStyle.Timer(countingDownIn: start..<start + 3700, maxFieldCount: 2),
      SystemFormatStyle.Timer(countingUpIn: start..<start + 3700, maxFieldCount: 2),
      SystemFormatStyle.Timer(countingDownIn: start..<start + 3, maxPrecision: .milliseconds(100)),
    ]
    for style in styles {
      var moment = start
      var count = 0
      while let next = style.discreteInput(after: moment) {
        #expect(next > moment)
        let before = text(style, after: next.timeIntervalSince(start) - 5e-4)
        #expect(text(style, after: moment.timeIntervalSince(start)) == before)
        #expect(text(style, after: next.timeIntervalSince(start)) != before)
        moment = next
        count += 1
      }
      #expect(count > 20)
      #expect(try #require(style.discreteInput(before: moment)) < moment)
    }
  }

  @Test("J323: an offset is told in the units that are allowed, with a sign before the date")
  func offset() {
    #expect(text(.offset(to: start), after: 222) == "3 minutes, 42 seconds")
    #expect(text(.offset(to: start), after: -5) == "\u{2212}5 seconds")
    #expect(text(.offset(to: start, sign: .never), after: -5) == "5 seconds")
    #expect(text(.offset(to: start, sign: .always(includingZero: false)), after: 5) == "+5 seconds")
    #expect(text(.offset(to: start, sign: .always(includingZero: false)), after: 0) == "0 seconds")
    #expect(text(.offset(to: start, sign: .always(includingZero: true)), after: 0) == "+0 seconds")
    #expect(text(.offset(to: start, allowedFields: [.minute, .second]), after: 332) == "5:32")
    #expect(
      text(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), after: 3932) == "1:05:32")
    #expect(text(.offset(to: start, allowedFields: [.hour, .minute]), after: 3932) == "1 hour, 5 minutes")
    #expect(text(.offset(to: start, allowedFields: []), after: 200_000) == "2 days")
    #expect(text(.offset(to: start), after: 183_600) == "2 days, 3 hours")
    #expect(text(.offset(to: start, allowedFields: [.week, .day], maxFieldCount: 1), after: 1_300_000) == "2 weeks")
  }

  @Test("J324: a date is told by its distance while that is short, and else as a date")
  func reference() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let now = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 5, hour: 12)))
    func told(_ days: Double, fields: Int = 2, threshold: Date.RelativeFormatStyle.Field = .day) -> String {
      let style = SystemFormatStyle.DateReference(
        to: now + days * 86_400, maxFieldCount: fields, thresholdField: threshold)
      return String(style.locale(Locale(identifier: "en_US")).calendar(calendar).format(now).characters)
    }
    #expect(told(30.0 / 86_400) == "now")
    #expect(told(300.0 / 86_400) == "in 5 minutes")
    #expect(told(-3.0 / 24) == "3 hours ago")
    #expect(told(1) == "tomorrow")
    #expect(told(-27) == "27 days ago")
    #expect(told(90) == "Monday, June 3")
    #expect(told(-1737) == "June 2019")
    #expect(told(-1737, fields: 3) == "June 3, 2019")
    #expect(told(0.5, threshold: .minute) != "in 12 hours")
  }

  @Test("J320: a text of a source of time keeps up with the clock")
  func texts() async {
    let screen = Screen { SourcesOfTime() }
    #expect(screen["00:00"].exists)
    #expect(screen["0:00"].exists)
    #expect(screen["1:00"].exists)
    #expect(screen["0 sec"].exists)
    await screen.advance(by: .seconds(5))
    #expect(screen["00:05"].exists)
    #expect(screen["0:05"].exists)
    #expect(screen["0:55"].exists)
    #expect(screen["5 sec"].exists)
    await screen.advance(by: .seconds(70))
    #expect(screen["0:00"].exists)
    #expect(screen["01:15"].exists)
  }

  @Test("J320, J322, J323, J324: dates that are far away or no numbers break nothing")
  func extremes() {
    for seconds in [1e300, -1e300, .infinity, -.infinity, .nan] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let screen = Screen {
        VStack {
          Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
          Text(.dateRange(startingAt: date), format: WholeSeconds())
          Text(.dateRange(endingAt: date), format: WholeSeconds())
          Text(.currentDate, format: .stopwatch(startingAt: date))
          Text(.currentDate, format: .offset(to: date, allowedFields: [.minute, .second]))
          Text("End")
        }
      }
      #expect(screen["End"].exists)
    }
  }

  @Test("J320: sources of time are nothing beside their date, never an inverted range")
  func sources() {
    let text = Text(.dateRange(startingAt: start), format: WholeSeconds())
    #expect(text == Text(.dateRange(startingAt: start), format: WholeSeconds()))
    #expect(text != Text(.dateRange(startingAt: start + 1), format: WholeSeconds()))
    let screen = Screen {
      VStack {
        Text(.dateRange(startingAt: Date.distantFuture), format: WholeSeconds())
        Text(.dateRange(endingAt: Date.distantPast), format: WholeSeconds())
        Text(start, format: .stopwatch(startingAt: start - 7, maxPrecision: .seconds(1)))
      }
    }
    #expect(screen.visibleText.count { $0 == "0 s" } == 2)
    #expect(screen["00:07"].exists)
  }
}

private struct SourcesOfTime: View {
  @State private var start = Date.now

  var body: some View {
    VStack {
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
      Text(.currentDate, format: .timer(countingDownIn: start..<start + 60))
      Text(.durationOffset(to: start), format: .units(allowed: [.seconds], width: .abbreviated))
    }
  }
}

/// Writes the length of a range.
private struct WholeSeconds: DiscreteFormatStyle {
  func format(_ value: Range<Date>) -> String {
    let length = value.upperBound.timeIntervalSince(value.lowerBound)
    return "\(length.isNaN ? 0 : Int(min(length, 1e9))) s"
  }

  func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
  func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
  func input(after input: Range<Date>) -> Range<Date>? { nil }
  func input(before input: Range<Date>) -> Range<Date>? { nil }
}

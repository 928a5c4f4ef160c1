import SwiftUITesting
import Testing

/// Date pickers.
@MainActor
struct DatePickerTests {
  private struct Page<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var date: Date
    init(_ style: Style, _ components: DatePickerComponents = [.date, .hourAndMinute]) {
      self.style = style
      self.components = components
      // 15 June 2025, 15:06 UTC
      self.date = Date(timeIntervalSince1970: 1_749_999_960)
    }
    var body: some View {
      VStack {
        DatePicker("Departure", selection: $date, displayedComponents: components).datePickerStyle(style)
        Text(verbatim: "seconds \(Int(date.timeIntervalSince1970) - 1_749_999_960)")
      }
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  @Test("the compact style shows day and time; the day opens a calendar")
  func compact() {
    let screen = Screen { Page(CompactDatePickerStyle()) }
    #expect(screen.element(.picker, "Departure").exists)
    screen["Jun 15, 2025"].tap()
    #expect(screen["June 2025"].exists)
    #expect(screen.element(.button, "15").isSelected)
    screen["16"].tap()
    #expect(screen["seconds 86400"].exists)
    #expect(screen["Jun 16, 2025"].exists && !screen["Jun 15, 2025"].exists)
  }

  @Test("the graphical style: another day keeps the time; pages are turned by the arrows")
  func graphical() {
    let screen = Screen { Page(GraphicalDatePickerStyle(), .date) }
    #expect(screen.element(.button, "15").isSelected)
    screen["Next Month"].tap()
    #expect(screen["July 2025"].exists)
    screen["1"].tap()
    #expect(screen["seconds \(16 * 86_400)"].exists)
    screen["Previous Month"].tap()
    #expect(screen["June 2025"].exists)
  }

  @Test("the wheel style: a press on a row of a wheel chooses it")
  func wheel() async {
    let screen = Screen { Page(WheelDatePickerStyle(), .date) }
    let chosen = screen["2025"].frame
    screen["2026"].tap()
    #expect(screen["seconds \(365 * 86_400)"].exists)
    await screen.settle()
    #expect(screen["2026"].frame.midY == chosen.midY && screen["2025"].frame.midY < chosen.midY)
  }

  @Test("days outside of the range cannot be chosen")
  func range() {
    struct Bounded: View {
      @State private var date = Date(timeIntervalSince1970: 1_749_999_960)
      var body: some View {
        DatePicker(
          "Day", selection: $date, in: Date(timeIntervalSince1970: 1_749_900_000)..., displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
    let screen = Screen { Bounded() }
    #expect(!screen.element(.button, "10").isEnabled)
    #expect(screen.element(.button, "20").isEnabled)
  }

  @Test("any number of days can be chosen")
  func severalDays() {
    struct Several: View {
      @State private var days: Set<DateComponents>
      init() {
        days = [DateComponents(calendar: Calendar(identifier: .gregorian), year: 2025, month: 6, day: 3)]
      }
      var body: some View {
        VStack {
          MultiDatePicker("Days", selection: $days)
          Text("chosen \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
    let screen = Screen { Several() }
    #expect(screen["June 2025"].exists)
    screen["5"].tap()
    #expect(screen["chosen 3 5"].exists)
    screen["3"].tap()
    #expect(screen["chosen 5"].exists)
    #expect(screen.element(.picker, "Days").value == "1")
  }
}

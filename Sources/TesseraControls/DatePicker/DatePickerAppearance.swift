import Foundation
import TesseraCore

/// A label, and the day and the time on buttons that open a calendar and wheels.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @State private var showsCalendar = false
  @State private var showsWheels = false
  @Environment(\.dateTools) private var tools
  @Environment(\.idiom) private var idiom

  var body: some View {
    ControlRow(label: configuration.label) {
      if idiom == .desktop {
        DateField(configuration: configuration)
      } else {
        HStack(spacing: 8) {
          if configuration.displayedComponents.contains(.date) { dayButton }
          if configuration.displayedComponents.contains(.hourAndMinute) { timeButton }
        }
      }
    }
    .semantics(.compound(.picker))
    .semantics(.value(Text(verbatim: tools.text(configuration.selection, configuration.displayedComponents))))
  }

  private var dayButton: some View {
    DateChip(text: tools.text(configuration.selection, .date)) { showsCalendar = true }
      .modifier(
        MenuPresenter(isOpen: $showsCalendar) {
          CalendarView(selection: configuration.$selection, bounds: configuration.bounds)
            .frame(width: 300)
            .padding(12)
        })
  }

  private var timeButton: some View {
    DateChip(text: tools.text(configuration.selection, .hourAndMinute)) { showsWheels = true }
      .modifier(
        MenuPresenter(isOpen: $showsWheels) {
          TimeWheels(selection: configuration.$selection, bounds: configuration.bounds)
            .frame(width: 200)
            .padding(12)
        })
  }
}

/// A part of a date on a button.
private struct DateChip: View {
  let text: String
  let action: @MainActor () -> Void

  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(verbatim: text)
      .foregroundStyle(.primary)
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(ControlColors.well, in: RoundedRectangle(cornerRadius: 8))
      .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
      .onPress(action) { isPressed = $0 }
  }
}

/// A calendar, and wheels for the time below it.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.dateTools) private var tools

  var body: some View {
    VStack(spacing: 12) {
      if configuration.displayedComponents.contains(.date) {
        CalendarView(selection: configuration.$selection, bounds: configuration.bounds)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        TimeWheels(selection: configuration.$selection, bounds: configuration.bounds)
      }
    }
    .semanticsOnlyLabel(configuration.label)
    .semantics(.compound(.picker))
    .semantics(.value(Text(verbatim: tools.text(configuration.selection, configuration.displayedComponents))))
  }
}

/// Wheels for day, month and year, and for hour and minute.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.dateTools) private var tools

  var body: some View {
    HStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        DayWheels(selection: configuration.$selection, bounds: configuration.bounds)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        TimeWheels(selection: configuration.$selection, bounds: configuration.bounds)
      }
    }
    .semanticsOnlyLabel(configuration.label)
    .semantics(.compound(.picker))
    .semantics(.value(Text(verbatim: tools.text(configuration.selection, configuration.displayedComponents))))
  }
}

/// Wheels for hour and minute.
struct TimeWheels: View {
  @Binding var selection: Date
  let bounds: DateBounds

  @Environment(\.dateTools) private var tools

  var body: some View {
    HStack(spacing: 0) {
      wheel(.hour, 0..<24)
      wheel(.minute, 0..<60)
    }
  }

  private func wheel(_ component: Calendar.Component, _ values: Range<Int>) -> some View {
    WheelColumn(count: values.count, index: tools.calendar.component(component, from: selection)) { value in
      selection = bounds.clamped(tools.setting(component, to: value, of: selection))
    } row: { value in
      Text(verbatim: component == .minute && value < 10 ? "0\(value)" : "\(value)")
    }
  }
}

/// Wheels for month, day and year.
struct DayWheels: View {
  @Binding var selection: Date
  let bounds: DateBounds

  @Environment(\.dateTools) private var tools

  /// How many years can be chosen on either side of the chosen one.
  private static let reach = 100

  var body: some View {
    let parts = tools.calendar.dateComponents([.year, .month, .day], from: selection)
    let (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    let months = tools.calendar.standaloneMonthSymbols
    let days = tools.calendar.range(of: .day, in: .month, for: selection) ?? 1..<32
    HStack(spacing: 0) {
      WheelColumn(count: months.count, index: month - 1) {
        choose(.month, $0 + 1)
      } row: {
        Text(verbatim: months[$0])
      }
      WheelColumn(count: days.count, index: day - days.lowerBound) {
        choose(.day, $0 + days.lowerBound)
      } row: {
        Text(verbatim: "\($0 + days.lowerBound)")
      }
      WheelColumn(count: 2 * Self.reach + 1, index: Self.reach) {
        choose(.year, year - Self.reach + $0)
      } row: {
        Text(verbatim: "\(year - Self.reach + $0)")
      }
    }
  }

  private func choose(_ component: Calendar.Component, _ value: Int) {
    selection = bounds.clamped(tools.setting(component, to: value, of: selection))
  }
}

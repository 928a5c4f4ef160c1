import Foundation
import TesseraCore

/// The date in a field, in which it is written (J382).
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  /// The date in a field; the same as `.field`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: false)
  }
}

/// The date in a field, with buttons for the next and the previous day beside it (J382).
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The date in a field with buttons; the same as `.stepperField`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date in a field, in which it is written.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date in a field, with buttons for the next and the previous day beside it.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private struct FieldDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool

  @Environment(\.dateTools) private var tools
  @Environment(\.locale) private var locale

  init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
    self.configuration = configuration
    self.hasStepper = hasStepper
  }

  var body: some View {
    ControlRow(label: configuration.label) {
      HStack(spacing: 6) {
        TextField(value: date, format: format) { configuration.label }
          .textFieldStyle(.roundedBorder)
          .frame(minWidth: hasDay && hasTime ? 170 : 90)
          .fixedSize()
        if hasStepper {
          Stepper {
            EmptyView()
          } onIncrement: {
            move(by: 1)
          } onDecrement: {
            move(by: -1)
          }
          .labelsHidden()
        }
      }
    }
  }

  private var hasDay: Bool { configuration.displayedComponents.contains(.date) }

  private var hasTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

  private var format: Date.FormatStyle {
    Date.FormatStyle(
      date: hasDay ? .numeric : .omitted, time: hasTime ? .shortened : .omitted, locale: locale,
      calendar: tools.calendar, timeZone: tools.calendar.timeZone)
  }

  /// What is written in the field: the parts that are not in it stay as they are, and the bounds hold.
  private var date: Binding<Date> {
    let (selection, bounds, tools, hasDay, hasTime) = (
      configuration.$selection, configuration.bounds, tools, hasDay, hasTime
    )
    return Binding {
      selection.wrappedValue
    } set: { written in
      let old = selection.wrappedValue
      var new = written
      if !hasDay || !hasTime {
        let day = tools.calendar.dateComponents([.year, .month, .day], from: hasDay ? written : old)
        let time = tools.calendar.dateComponents([.hour, .minute], from: hasTime ? written : old)
        var parts = day
        parts.hour = time.hour
        parts.minute = time.minute
        new = tools.calendar.date(from: parts) ?? written
      }
      selection.wrappedValue = bounds.clamped(new)
    }
  }

  private func move(by step: Int) {
    let selection = configuration.selection
    let moved = tools.calendar.date(byAdding: hasDay ? .day : .minute, value: step, to: selection) ?? selection
    configuration.selection = configuration.bounds.clamped(moved)
  }
}

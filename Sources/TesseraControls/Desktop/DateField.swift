import Foundation
import TesseraCore

/// A date on a desktop: its parts in a field, and a stepper for the part that was chosen (DK13).
struct DateField: View {
  let configuration: DatePickerStyleConfiguration

  /// The chosen part; nil for the first one.
  @State private var chosen: Calendar.Component?
  @Environment(\.dateTools) private var tools
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.colorScheme) private var colorScheme

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    HStack(spacing: 4) {
      HStack(spacing: 0) {
        ForEach(parts, id: \.start) { part in
          DatePartView(part: part, isChosen: part.component == current) { chosen = part.component }
        }
      }
      .modifier(DesktopControlFont())
      .padding(.horizontal, 5)
      .frame(minHeight: DesktopMetrics.height(controlSize))
      .background(DesktopColors.field(colorScheme))
      .overlay { Rectangle().strokeBorder(DesktopColors.edge(colorScheme), lineWidth: 0.5).allowsHitTesting(false) }
      .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
      DesktopStepperButtons(steps: steps)
    }
  }

  private var parts: [DatePart] { tools.parts(configuration.selection, configuration.displayedComponents) }

  private var current: Calendar.Component? { chosen ?? parts.first { $0.component != nil }?.component }

  private var steps: StepperSteps {
    StepperSteps(increment: { move(1) }, decrement: { move(-1) }, onEditingChanged: { _ in })
  }

  private func move(_ step: Int) {
    guard let current else { return }
    let (component, value) = current == .era ? (Calendar.Component.hour, 12 * step) : (current, step)
    let date = tools.calendar.date(byAdding: component, value: value, to: configuration.selection)
    configuration.selection = configuration.bounds.clamped(date ?? configuration.selection)
  }
}

/// A piece of a written date.
nonisolated struct DatePart: Equatable {
  let text: String
  /// Where the piece begins in the text.
  let start: Int
  /// What the piece says: the half of the day counts as `era`; nil for what stands between the parts.
  let component: Calendar.Component?
}

/// A piece of a date, which is chosen by a press.
private struct DatePartView: View {
  let part: DatePart
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    if part.component != nil {
      Text(verbatim: part.text)
        .monospacedDigit()
        .padding(.horizontal, 1)
        .background(
          isChosen ? AnyShapeStyle(.tint.opacity(0.25)) : AnyShapeStyle(Color.clear),
          in: RoundedRectangle(cornerRadius: 2)
        )
        .contentShape(Rectangle())
        .onPress(choose) { _ in }
    } else {
      Text(verbatim: part.text).semantics(.hidden(true))
    }
  }
}

nonisolated extension DateTools {
  /// A date in numbers, taken apart, in the order of the language.
  func parts(_ date: Date, _ components: DatePickerComponents) -> [DatePart] {
    var parts: [DatePart] = []
    var start = 0
    for (text, component) in numbers(date, components) {
      parts.append(DatePart(text: text, start: start, component: component))
      start += text.count
    }
    return parts
  }
}

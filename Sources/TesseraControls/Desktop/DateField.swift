import Foundation
import TesseraCore

/// A date on a desktop: its parts in a field, and a stepper for the part that was chosen. Keys choose parts and write into
/// them (DK13).
struct DateField: View {
  let configuration: DatePickerStyleConfiguration

  /// The chosen part; nil for the first one.
  @State private var chosen: Calendar.Component?
  /// What was written into the chosen part and is not the date's yet.
  @State private var entry = ""
  @FocusState private var hasFocus: Bool
  @Environment(\.dateTools) private var tools
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.colorScheme) private var colorScheme

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    HStack(spacing: 4) {
      field
      DesktopStepperButtons(steps: steps)
    }
  }

  private var field: some View {
    HStack(spacing: 0) {
      ForEach(parts, id: \.start) { part in
        let isChosen = part.component == current
        DatePartView(
          part: part, entry: isChosen && !entry.isEmpty ? entry : nil, isChosen: isChosen, hasFocus: hasFocus
        ) {
          choose(part.component)
          hasFocus = true
        }
      }
    }
    .modifier(DesktopControlFont())
    .padding(.horizontal, 5)
    .frame(minHeight: DesktopMetrics.height(controlSize))
    .background(DesktopColors.field(colorScheme))
    .overlay { Rectangle().strokeBorder(DesktopColors.edge(colorScheme), lineWidth: 0.5).allowsHitTesting(false) }
    .overlay {
      if hasFocus { FocusRing(radius: 0).allowsHitTesting(false).semantics(.hidden(true)) }
    }
    .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
    .focusable(isEnabled, interactions: .edit)
    .focusEffectDisabled()
    .focused($hasFocus)
    .onKeyPress(phases: [.down, .repeat], action: press)
    .onChange(of: hasFocus) { if !hasFocus { finish() } }
  }

  private var parts: [DatePart] { tools.parts(configuration.selection, configuration.displayedComponents) }

  private var components: [Calendar.Component] { parts.compactMap(\.component) }

  private var current: Calendar.Component? { chosen ?? components.first }

  private func choose(_ component: Calendar.Component?) {
    finish()
    chosen = component
  }

  // MARK: The stepper

  private var steps: StepperSteps {
    StepperSteps(increment: { move(1) }, decrement: { move(-1) }, onEditingChanged: { _ in })
  }

  private func move(_ step: Int) {
    finish()
    guard let current else { return }
    let (component, value) = current == .era ? (Calendar.Component.hour, 12 * step) : (current, step)
    let date = tools.calendar.date(byAdding: component, value: value, to: configuration.selection)
    configuration.selection = configuration.bounds.clamped(date ?? configuration.selection)
  }

  // MARK: Keys

  private func press(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return .ignored }
    switch press.key {
    case .upArrow: move(1)
    case .downArrow: move(-1)
    case .leftArrow: choose(neighbor(-1))
    case .rightArrow: choose(neighbor(1))
    case .return where !entry.isEmpty: finish()
    case .escape where !entry.isEmpty: entry = ""
    case .delete where !entry.isEmpty: entry.removeLast()
    default: return write(press.characters) ? .handled : .ignored
    }
    return .handled
  }

  /// The part beside the chosen one; that one at an end.
  private func neighbor(_ step: Int) -> Calendar.Component? {
    guard let current, let index = components.firstIndex(of: current) else { return current }
    let next = index + step
    return components.indices.contains(next) ? components[next] : current
  }

  /// Writes into the chosen part. The next one is chosen once it can have no further digit.
  ///
  /// - Returns: whether the part takes such a letter.
  private func write(_ letter: String) -> Bool {
    guard let current else { return false }
    if current == .era { return writeHalf(letter) }
    guard letter.count == 1, let digit = letter.first?.wholeNumberValue, (0...9).contains(digit) else {
      let ends = [".", "/", "-", ":", ","].contains(letter)
      if ends { choose(neighbor(1)) }
      return ends
    }
    entry += String(digit)
    let limit = tools.limit(of: current, has12Hours: components.contains(.era))
    if entry.count == String(limit).count || (Int(entry) ?? 0) * 10 > limit { choose(neighbor(1)) }
    return true
  }

  /// A half of the day by its first letter, in the language of the field.
  private func writeHalf(_ letter: String) -> Bool {
    let halves = [tools.calendar.amSymbol, tools.calendar.pmSymbol]
    guard !letter.isEmpty,
      let half = halves.firstIndex(where: { $0.lowercased().hasPrefix(letter.lowercased()) })
    else { return false }
    let hour = tools.calendar.component(.hour, from: configuration.selection)
    set(.hour, to: hour % 12 + 12 * half)
    return true
  }

  /// What was written becomes the value of the chosen part; a number that the part cannot have is dropped.
  private func finish() {
    guard let current, let number = Int(entry) else { return entry = "" }
    entry = ""
    let selection = configuration.selection
    let value = tools.value(of: current, written: number, in: selection, has12Hours: components.contains(.era))
    if let value { set(current, to: value) }
  }

  private func set(_ component: Calendar.Component, to value: Int) {
    let date = tools.setting(component, to: value, of: configuration.selection)
    configuration.selection = configuration.bounds.clamped(date)
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
  /// What the user is writing in its place; nil for nothing.
  let entry: String?
  let isChosen: Bool
  let hasFocus: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    if part.component != nil {
      Text(verbatim: entry ?? part.text)
        .monospacedDigit()
        .padding(.horizontal, 1)
        .background(
          isChosen ? AnyShapeStyle(.tint.opacity(hasFocus ? 0.5 : 0.25)) : AnyShapeStyle(Color.clear),
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

import Foundation
import TesseraCore

/// A picker with its choices known, in the style of its environment.
struct PickerBody<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  let currentValueLabel: AnyView?
  let choose: @MainActor (PickerOption) -> Void

  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.menuClose) private var menuClose
  @Environment(\.idiom) private var idiom
  @Environment(\.paletteSelectionEffect) private var effect

  private var chosen: PickerOption? { options.first(where: \.isSelected) }

  var body: some View {
    if menuClose != nil {
      ChoiceItems(options: options, choose: choose)
    } else {
      picker
    }
  }

  @ViewBuilder private var picker: some View {
    switch appearance {
    case .automatic, .menu, .navigationLink: menu
    case .segmented, .palette:
      // The line below a row begins at the edge of the choices, not at their letters.
      all(SegmentedChoices(options: options, effect: appearance == .palette ? effect : .automatic, choose: choose))
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    case .inline: all(ChoiceList(options: options, choose: choose))
    case .radioGroup: all(RadioButtons(options: options, choose: choose))
    case .wheel: all(ChoiceWheel(options: options, choose: choose))
    }
  }

  /// All choices can be seen and pressed; on a desktop they have their label before them.
  private func all<Choices: View>(_ choices: Choices) -> some View {
    labeled(choices)
      .semantics(.compound(.picker))
      .semantics(.value(Text(verbatim: chosen?.title ?? "")))
  }

  @ViewBuilder private func labeled<Choices: View>(_ choices: Choices) -> some View {
    if idiom == .desktop {
      ControlRow(label: label, alignsFirstLines: appearance != .segmented && appearance != .palette) { choices }
    } else {
      choices.semanticsOnlyLabel(label)
    }
  }

  /// Only the chosen one can be seen; a press opens a menu.
  private var menu: some View {
    MenuChoice(label: label, options: options, currentValueLabel: currentValueLabel, choose: choose)
      .semantics(.control(.picker))
      .semantics(.shownValue(Text(verbatim: chosen?.title ?? "")))
  }
}

/// Choices side by side, all equally wide.
struct SegmentedChoices: View {
  let options: [PickerOption]
  let effect: PaletteSelectionEffect
  let choose: @MainActor (PickerOption) -> Void

  private let taken = LazyState(wrappedValue: TakenTheme<SegmentTheme>())
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.ownTheme) private var own
  @Environment(\.idiom) private var idiom

  init(
    options: [PickerOption], effect: PaletteSelectionEffect = .automatic,
    choose: @escaping @MainActor (PickerOption) -> Void
  ) {
    self.options = options
    self.effect = effect
    self.choose = choose
  }

  var body: some View {
    let theme = own?.segments ?? taken.wrappedValue.current(CommonTheme.segments)
    if idiom == .desktop {
      DesktopSegments(options: options, effect: effect, choose: choose)
    } else {
      wide(theme)
    }
  }

  private func wide(_ theme: SegmentTheme?) -> some View {
    HStack(spacing: 0) {
      ForEach(options) { option in
        Segment(option: option, theme: theme, effect: effect) { choose(option) }
      }
    }
    .padding(2)
    .background(theme?.background ?? ControlColors.well, in: RoundedRectangle(cornerRadius: 9))
    .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
  }
}

/// One of the choices side by side.
private struct Segment: View {
  let option: PickerOption
  let theme: SegmentTheme?
  let effect: PaletteSelectionEffect
  let action: @MainActor () -> Void

  @State private var isPressed = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    letters
      .font(text?.font ?? .system(size: 13, weight: option.isSelected ? .semibold : .regular))
      .modifier(TextColor(color: text?.color))
      .lineLimit(1)
      .opacity(isPressed && !option.isSelected ? 0.3 : 1)
      .padding(EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6))
      .frame(maxWidth: .infinity, minHeight: 28)
      .background(
        option.isSelected && effect == .automatic ? chosenColor : .clear, in: RoundedRectangle(cornerRadius: 7)
      )
      .contentShape(Rectangle())
      .onPress(action) { isPressed = $0 }
      .semantics(.selected(option.isSelected))
  }

  /// An element has the font and the color of where it was made; a text that is shown here has those of the segment.
  @ViewBuilder private var letters: some View {
    if let item = PaletteItem(option, effect) {
      item
    } else if let text = option.element.text {
      text
    } else {
      option.element
    }
  }

  /// How letters look; a chosen segment has what is chosen for the others where nothing is for it.
  private var text: TextTheme? {
    guard let theme else { return nil }
    guard option.isSelected else { return theme.normal }
    return TextTheme(
      color: theme.selected.color ?? theme.normal.color, font: theme.selected.font ?? theme.normal.font)
  }

  private var chosenColor: Color { theme?.selection ?? (colorScheme == .dark ? Color(system: .gray2) : .white) }
}

/// Choices in a column; the chosen one has a check mark.
struct ChoiceList: View {
  let options: [PickerOption]
  let choose: @MainActor (PickerOption) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(options) { option in
        ChoiceRow(option: option) { choose(option) }
        if option.id != options.last?.id { Divider() }
      }
    }
  }
}

/// One of the choices in a column.
private struct ChoiceRow: View {
  let option: PickerOption
  let action: @MainActor () -> Void

  @State private var isPressed = false

  var body: some View {
    HStack {
      option.element
      Spacer(minLength: 8)
      if option.isSelected {
        CheckmarkGlyph().glyphLine(2).fill(.tint).frame(width: 14, height: 12)
      }
    }
    .frame(minHeight: 44)
    .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
    .contentShape(Rectangle())
    .onPress(action) { isPressed = $0 }
    .semantics(.selected(option.isSelected))
  }
}

/// Choices in a column with a circle before each, which is filled for the chosen one.
struct RadioButtons: View {
  let options: [PickerOption]
  let choose: @MainActor (PickerOption) -> Void

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal

  private var size: CGFloat { idiom == .desktop ? DesktopMetrics.checkboxSize : 18 }

  private var layout: AnyLayout {
    isHorizontal
      ? AnyLayout(HStackLayout(spacing: 16))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: idiom == .desktop ? 6 : 8))
  }

  var body: some View {
    layout {
      ForEach(options) { option in
        HStack(spacing: idiom == .desktop ? 6 : 8) {
          Circle()
            .strokeBorder(
              option.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.tertiary),
              lineWidth: option.isSelected ? size * 0.31 : 1
            )
            .frame(width: size, height: size)
          option.element
        }
        .contentShape(Rectangle())
        .onPress {
          choose(option)
        } onPressingChanged: { _ in
        }
        .semantics(.selected(option.isSelected))
      }
    }
    .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
  }
}

/// Choices on a wheel; the chosen one is in the middle.
struct ChoiceWheel: View {
  let options: [PickerOption]
  let choose: @MainActor (PickerOption) -> Void

  var body: some View {
    WheelColumn(count: options.count, index: options.firstIndex(where: \.isSelected) ?? 0) {
      choose(options[$0])
    } row: {
      options[$0].element
    }
  }
}

import Foundation
import TesseraCore

/// The chosen value on a button that opens a menu of all values; in a form with the label before it.
struct MenuChoice<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  let currentValueLabel: AnyView?
  let choose: @MainActor (PickerOption) -> Void

  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.menuIndicatorVisibility) private var menuIndicator
  @Environment(\.idiom) private var idiom

  var body: some View {
    if isInListRow || idiom == .desktop {
      ControlRow(label: label) { button }
    } else {
      button.semanticsOnlyLabel(label)
    }
  }

  @ViewBuilder private var value: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      Text(verbatim: options.first(where: \.isSelected)?.title ?? "")
    }
  }

  @ViewBuilder private var button: some View {
    if idiom == .desktop {
      PopUpButton(isOpen: $isOpen, isFlat: isInListRow, value: value) {
        ChoiceItems(options: options, choose: choose)
      }
    } else {
      textButton
    }
  }

  private var textButton: some View {
    HStack(spacing: 6) {
      value
      if menuIndicator != .hidden { UpDownGlyph().glyphLine(1.6).frame(width: 7, height: 12) }
    }
    .semantics(.hidden(true))
    .modifier(PlatformForeground(style: foreground))
    .opacity(ButtonTint.opacity(isEnabled: isEnabled, isPressed: isPressed))
    .contentShape(Rectangle())
    .onPress {
      isOpen = true
    } onPressingChanged: {
      isPressed = $0
    }
    .modifier(MenuPresenter(isOpen: $isOpen) { ChoiceItems(options: options, choose: choose) })
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return isInListRow ? AnyShapeStyle(ControlColors.secondary) : ButtonTint.foreground(nil)
  }
}

/// The choices of a picker as items of a menu.
struct ChoiceItems: View {
  let options: [PickerOption]
  let choose: @MainActor (PickerOption) -> Void

  var body: some View {
    ForEach(options) { option in
      CheckedItem(isChecked: option.isSelected) {
        choose(option)
      } label: {
        option.element
      }
    }
  }
}

/// An item of a menu that has a check mark or not.
struct CheckedItem<Label: View>: View {
  let isChecked: Bool
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        CheckmarkGlyph().glyphLine(2).frame(width: 12, height: 10).opacity(isChecked ? 1 : 0)
        label
      }
    }
    .semantics(.selected(isChecked))
  }
}

/// The sign of a choice: an arrow up and one down.
struct UpDownGlyph: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let gap = rect.height * 0.16
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY - gap))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY - gap))
      path.move(to: CGPoint(x: rect.minX, y: rect.midY + gap))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + gap))
    }
  }
}

import Foundation
import TesseraCore

/// A toggle that no style was chosen for: a switch, or a box on macOS (J234).
struct UnstyledToggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  @Environment(\.usesMacControls) private var isMac
  @Environment(\.formPlace) private var formPlace

  var body: some View {
    if isMac, formPlace != .grouped {
      CheckboxToggle(isOn: isOn, isMixed: isMixed, label: label)
    } else {
      SwitchToggle(isOn: isOn, label: label)
    }
  }
}

/// A label with a switch.
struct SwitchToggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  var tint: Color?

  var body: some View {
    ControlRow(label: label) {
      Switch(isOn: isOn.wrappedValue, tint: tint) { isOn.wrappedValue.toggle() }
    }
  }
}

/// A capsule with a knob at one of its ends.
struct Switch: View {
  let isOn: Bool
  let tint: Color?
  let action: @MainActor () -> Void

  @State private var isPressed = false
  private let taken = LazyState(wrappedValue: TakenTheme<SwitchTheme>())
  @Environment(\.ownTheme) private var own
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accentColor) private var accentColor

  init(isOn: Bool, tint: Color?, action: @escaping @MainActor () -> Void) {
    self.isOn = isOn
    self.tint = tint
    self.action = action
  }

  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var controlSize

  /// DK6: small on a desktop.
  private var size: CGSize {
    guard idiom == .desktop else { return CGSize(width: 51, height: 31) }
    return switch controlSize {
    case .mini: CGSize(width: 26, height: 15)
    case .small: CGSize(width: 32, height: 18)
    case .regular: CGSize(width: 38, height: 22)
    case .large, .extraLarge: CGSize(width: 45, height: 26)
    }
  }

  private var knobSize: CGFloat { size.height - 4 }

  /// How much wider the knob is while it is held down.
  private var stretch: CGFloat { idiom == .desktop ? 2 : 6 }

  /// The color of a switch that is on, where none was chosen.
  private var usualColor: AnyShapeStyle { idiom == .desktop ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green) }

  var body: some View {
    let theme = own?.toggle ?? taken.wrappedValue.current(CommonTheme.toggle)
    Capsule()
      .fill(
        isOn
          ? (tint ?? accentColor ?? theme?.on).map { AnyShapeStyle($0) } ?? usualColor
          : AnyShapeStyle(ControlColors.track)
      )
      .frame(width: size.width, height: size.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule()
          .fill(theme?.knob ?? ControlColors.knob)
          .frame(width: knobSize + (isPressed ? stretch : 0), height: knobSize)
          .padding(2)
      }
      .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
      .contentShape(Capsule())
      .onPress(action) { isPressed = $0 }
  }
}

/// A box with a label beside it; both can be pressed.
struct CheckboxToggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.idiom) private var idiom
  @Environment(\.colorScheme) private var colorScheme

  private var size: CGFloat { idiom == .desktop ? DesktopMetrics.checkboxSize : 18 }

  var body: some View {
    row
      .contentShape(Rectangle())
      .onPress {
        isOn.wrappedValue.toggle()
      } onPressingChanged: {
        isPressed = $0
      }
  }

  @ViewBuilder private var row: some View {
    if labelsVisibility == .hidden {
      box.semanticsOnlyLabel(label)
    } else {
      HStack(spacing: idiom == .desktop ? 6 : 8) {
        box
        ControlLabel(label: label)
      }
    }
  }

  private var isFilled: Bool { isOn.wrappedValue || isMixed }

  private var box: some View {
    RoundedRectangle(cornerRadius: idiom == .desktop ? 3 : 4)
      .fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(emptyColor))
      .strokeBorder(isFilled ? Color.clear : ControlColors.separator)
      .frame(width: size, height: size)
      .overlay { mark }
      .opacity(isEnabled ? (isPressed ? 0.7 : 1) : ControlColors.disabledOpacity)
  }

  private var emptyColor: Color { idiom == .desktop ? DesktopColors.face(colorScheme) : ControlColors.well }

  @ViewBuilder private var mark: some View {
    if isMixed {
      PlusGlyph(hasUpright: false).glyphLine(2).fill(.white).frame(width: 8, height: 8)
    } else if isOn.wrappedValue {
      CheckmarkGlyph().glyphLine(2).fill(.white).frame(width: 9, height: 8)
    }
  }
}

/// A label that is set off while the toggle is on.
struct ButtonToggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      // DK4
      PressableButton {
        isOn.wrappedValue.toggle()
      } appearance: { isPressed in
        MacButtonFace(role: nil, isPressed: isPressed, isProminent: isOn.wrappedValue, label: label)
      }
    } else {
      tinted
    }
  }

  private var tinted: some View {
    label
      .modifier(ButtonForeground(style: foreground))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(background, in: RoundedRectangle(cornerRadius: 8))
      .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
      .onPress {
        isOn.wrappedValue.toggle()
      } onPressingChanged: {
        isPressed = $0
      }
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return isOn.wrappedValue ? AnyShapeStyle(Color.white) : ButtonTint.foreground(nil)
  }

  private var background: AnyShapeStyle {
    guard isOn.wrappedValue else { return AnyShapeStyle(Color.clear) }
    return isEnabled ? ButtonTint.foreground(nil) : AnyShapeStyle(ControlColors.track)
  }
}

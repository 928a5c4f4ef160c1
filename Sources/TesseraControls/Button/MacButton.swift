import Foundation
import TesseraCore

/// The button of macOS: a label on a small, rounded background with a fine border (J234).
struct MacButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  var body: some View {
    PressableButton(action: action) { isPressed in
      MacButtonFace(role: role, isPressed: isPressed, isProminent: false, label: label)
    }
    .withoutMacControls()
  }
}

/// How a button of macOS appears: that of the Return key, and a prominent one, in the accent color (DK4).
struct MacButtonFace<Label: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  let isProminent: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    label
      .frame(maxWidth: sizing.greatestWidth)
      .modifier(ButtonForeground(style: foreground))
      .modifier(DesktopControlFont())
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(.horizontal, DesktopMetrics.inset(controlSize))
      .padding(.vertical, 2)
      .frame(minHeight: DesktopMetrics.height(controlSize))
      .modifier(DesktopBezel(borderShape.desktopShape(for: controlSize), fill: fill, isPressed: isPressed))
      .contentShape(Rectangle())
  }

  private var isAccented: Bool { isEnabled && (isProminent || shortcut == .defaultAction) }

  private var fill: AnyShapeStyle? {
    guard isAccented else { return nil }
    return role == .destructive && isProminent ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    if isAccented { return AnyShapeStyle(Color.white) }
    return role == .destructive ? ButtonTint.foreground(role) : AnyShapeStyle(Color.primary)
  }
}

/// A button that no style was chosen for.
struct UnstyledButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.usesMacControls) private var isMac

  var body: some View {
    if isMac {
      MacButton(role: role, action: action, label: label)
    } else {
      BorderlessButton(role: role, action: action, label: label)
    }
  }
}

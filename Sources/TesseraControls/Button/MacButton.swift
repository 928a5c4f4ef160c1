import Foundation
import TesseraCore

/// The button of macOS: a label on a small, rounded background with a fine border (J234).
struct MacButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  private static var radius: CGFloat { 6 }

  var body: some View {
    PressableButton(action: action) { isPressed in
      label
        .modifier(ButtonForeground(style: foreground))
        .opacity(ButtonTint.opacity(isEnabled: isEnabled))
        .padding(insets)
        .background(
          isPressed ? Color(system: .gray4) : Color(system: .background),
          in: RoundedRectangle(cornerRadius: Self.radius)
        )
        .overlay {
          RoundedRectangle(cornerRadius: Self.radius).strokeBorder(ControlColors.separator, lineWidth: 0.5)
            .allowsHitTesting(false)
        }
    }
    .withoutMacControls()
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return role == .destructive ? ButtonTint.foreground(role) : AnyShapeStyle(Color.primary)
  }

  private var insets: EdgeInsets {
    switch controlSize {
    case .mini: EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    case .small: EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8)
    case .regular: EdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
    case .large, .extraLarge: EdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14)
    }
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

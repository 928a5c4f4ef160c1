import Foundation
import TesseraCore

/// The buttons of an alert or dialog: their action runs, then the question closes (F24).
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  let isInDialog: Bool
  let target: DismissTarget

  @MainActor func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    let action: @MainActor () -> Void = {
      configuration.trigger()
      target.action?()
    }
    return AnyView(
      PressableButton(
        action: action,
        appearance: { isPressed in
          AlertButtonAppearance(
            role: configuration.role, isInDialog: isInDialog, isPressed: isPressed, label: configuration.label)
        }
      )
      .modifier(KeyCommandModifier(configuration.role == .cancel ? .leavePresentation(action) : nil))
      .trait(AlertPartKey.self, .button(configuration.role)))
  }
}

/// A label in the middle of a row of the question.
struct AlertButtonAppearance<Label: View>: View {
  let role: ButtonRole?
  let isInDialog: Bool
  let isPressed: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  nonisolated static var alertHeight: CGFloat { 44 }
  nonisolated static var dialogHeight: CGFloat { 57 }

  var body: some View {
    label
      .font(isInDialog ? .title3 : .body)
      .fontWeight(role == .cancel ? .semibold : .regular)
      .lineLimit(1)
      .modifier(PlatformForeground(style: isEnabled ? ButtonTint.foreground(role) : ButtonTint.disabled))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity)
      .frame(height: isInDialog ? Self.dialogHeight : Self.alertHeight)
      .background(Color(system: .fill).opacity(isPressed ? 1 : 0))
      .contentShape(Rectangle())
  }
}

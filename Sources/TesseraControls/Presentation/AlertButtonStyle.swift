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

  private let taken = LazyState(wrappedValue: TakenTheme<Color?>())
  @Environment(\.isEnabled) private var isEnabled

  init(role: ButtonRole?, isInDialog: Bool, isPressed: Bool, label: Label) {
    self.role = role
    self.isInDialog = isInDialog
    self.isPressed = isPressed
    self.label = label
  }

  nonisolated static var alertHeight: CGFloat { 44 }
  nonisolated static var dialogHeight: CGFloat { 57 }

  var body: some View {
    let tint = taken.wrappedValue.current(CommonTheme.alertTint) ?? nil
    label
      .font(isInDialog ? .title3 : .body)
      .fontWeight(role == .cancel ? .semibold : .regular)
      .lineLimit(1)
      .modifier(PlatformForeground(style: isEnabled ? foreground(tint) : ButtonTint.disabled))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity)
      .frame(height: isInDialog ? Self.dialogHeight : Self.alertHeight)
      .background(Color(system: .fill).opacity(isPressed ? 1 : 0))
      .contentShape(Rectangle())
  }

  private func foreground(_ tint: Color?) -> AnyShapeStyle {
    guard let tint, role != .destructive else { return ButtonTint.foreground(role) }
    return AnyShapeStyle(tint)
  }
}

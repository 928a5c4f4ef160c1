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
    AnyView(AlertButton(configuration: configuration, isInDialog: isInDialog, target: target))
  }
}

/// A button of a question.
private struct AlertButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isInDialog: Bool
  let target: DismissTarget

  @State private var choice = AlertChoice()
  @Environment(\.idiom) private var idiom
  @Environment(\.dialogAnswer) private var answer

  init(configuration: PrimitiveButtonStyleConfiguration, isInDialog: Bool, target: DismissTarget) {
    self.configuration = configuration
    self.isInDialog = isInDialog
    self.target = target
  }

  var body: some View {
    PressableButton(action: action) { isPressed in
      if idiom == .desktop {
        DesktopAlertButton(
          role: configuration.role, isDefault: choice.isDefault, isPressed: isPressed, label: configuration.label)
      } else {
        AlertButtonAppearance(
          role: configuration.role, isInDialog: isInDialog, isPressed: isPressed, label: configuration.label)
      }
    }
    .modifier(KeyCommandModifier(configuration.role == .cancel ? .leavePresentation(action) : nil))
    .trait(AlertPartKey.self, .button(configuration.role, choice))
    .onUpdate(of: UpdatedAction(action)) { [choice] in choice.act = $0.act }
  }

  /// Not a method: it would hold the choice, which holds the action.
  private var action: @MainActor () -> Void {
    { [configuration, target, answer] in
      configuration.trigger()
      target.action?()
      answer?.action(configuration.role)
    }
  }
}

/// An action that is another one with each update.
nonisolated private struct UpdatedAction: Equatable {
  let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
  }

  static func == (left: UpdatedAction, right: UpdatedAction) -> Bool { false }
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

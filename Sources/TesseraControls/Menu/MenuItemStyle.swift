import Foundation
import TesseraCore

/// The buttons in a menu: lines that close the menu and act.
nonisolated struct MenuItemStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  let close: @MainActor () -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    let close = close
    return AnyView(
      PressableButton {
        close()
        configuration.action()
      } looks: { isPressed in
        MenuLine(isPressed: isPressed, role: configuration.role) { configuration.label }
      })
  }
}

/// One line of a menu.
struct MenuLine<Content: View>: View {
  let isPressed: Bool
  let role: ButtonRole?
  @ViewBuilder let content: Content

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .frame(maxWidth: .infinity, minHeight: MenuMetrics.lineHeight, alignment: .leading)
      .padding(.horizontal, MenuMetrics.margin)
      .modifier(ButtonForeground(style: foreground))
      .background(isPressed ? ControlColors.well : Color.clear)
      .contentShape(Rectangle())
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

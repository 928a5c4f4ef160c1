import Foundation
import TesseraCore

/// The buttons in a menu: lines that close the menu and act.
nonisolated struct MenuItemStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  let close: @MainActor () -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(MenuItem(configuration: configuration, close: close))
  }
}

private struct MenuItem: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: @MainActor () -> Void

  @Environment(\.menuStaysOpen) private var staysOpen

  init(configuration: PrimitiveButtonStyleConfiguration, close: @escaping @MainActor () -> Void) {
    self.configuration = configuration
    self.close = close
  }

  var body: some View {
    PressableButton {
      if !staysOpen { close() }
      configuration.action()
    } appearance: { isPressed in
      MenuLine(isPressed: isPressed, role: configuration.role) { configuration.label }
    }
  }
}

/// One line of a menu.
struct MenuLine<Content: View>: View {
  let isPressed: Bool
  let role: ButtonRole?
  @ViewBuilder let content: Content

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isInMenuBar) private var isInMenuBar
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      DesktopMenuLine(isPressed: isPressed, role: role) { line }
    } else {
      touchLine
    }
  }

  private var touchLine: some View {
    line
      .frame(
        maxWidth: .infinity, minHeight: isInMenuBar ? MenuMetrics.pointerLineHeight : MenuMetrics.lineHeight,
        alignment: .leading
      )
      .padding(.horizontal, MenuMetrics.margin)
      .modifier(PlatformForeground(style: foreground))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .background(isPressed ? ControlColors.well : Color.clear)
      .contentShape(Rectangle())
  }

  @ViewBuilder private var line: some View {
    if let shortcut {
      HStack(spacing: 24) {
        content
        Spacer(minLength: 0)
        Text(verbatim: shortcut.name)
          .foregroundStyle(.secondary)
          .fixedSize()
          .semantics(.hidden(true))
      }
    } else {
      content
    }
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

import TesseraCore

/// How the buttons of menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Sets the appearance of the menu's button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var menuStyle: ControlStyle<MenuStyleConfiguration>? {
    get { controlStyle(for: MenuStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.menuStyle) { $0.makeBody(configuration: $1) }
  }
}

import TesseraCore

/// The appearance of the buttons of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a menu that a style shows.
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

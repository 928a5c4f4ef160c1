import TesseraCore

/// The appearance of `MenuButton`.
public protocol MenuButtonStyle {
  /// How the button looks.
  static var _appearance: _MenuButtonAppearance { get }
}

/// How the button of a menu looks.
nonisolated public struct _MenuButtonAppearance: Hashable, Sendable {
  var hasBorder = true
  var showsIndicator = true
}

nonisolated private struct MenuButtonStyleKey: EnvironmentKey {
  static var defaultValue: _MenuButtonAppearance { DefaultMenuButtonStyle._appearance }
}

nonisolated extension EnvironmentValues {
  var menuButtonStyle: _MenuButtonAppearance {
    get { self[MenuButtonStyleKey.self] }
    set { self[MenuButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of `MenuButton` in this view.
  nonisolated public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    environment(\.menuButtonStyle, S._appearance)
  }
}

import TesseraCore

/// A button with a border and an arrow, as menus have it by themselves.
nonisolated public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// The usual button.
  public init() {}

  public static var _appearance: _MenuButtonAppearance { _MenuButtonAppearance() }
}

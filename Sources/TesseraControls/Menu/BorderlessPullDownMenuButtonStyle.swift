import TesseraCore

/// A button with an arrow and without a border.
nonisolated public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  /// A button with an arrow and without a border.
  public init() {}

  public static var _appearance: _MenuButtonAppearance { _MenuButtonAppearance(hasBorder: false) }
}

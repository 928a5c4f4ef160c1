import TesseraCore

/// A button without a border or an arrow.
nonisolated public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// A button without a border or an arrow.
  public init() {}

  public static var _appearance: _MenuButtonAppearance {
    _MenuButtonAppearance(hasBorder: false, showsIndicator: false)
  }
}

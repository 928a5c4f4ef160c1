import TesseraCore

/// A button with a border and an arrow.
nonisolated public struct PullDownMenuButtonStyle: MenuButtonStyle {
  /// A button with a border and an arrow.
  public init() {}

  public static var _appearance: _MenuButtonAppearance { _MenuButtonAppearance() }
}

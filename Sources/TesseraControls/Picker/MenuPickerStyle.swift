import TesseraCore

/// A button that opens a menu of the choices.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// A button that opens a menu of the choices; the same as `.menu`.
  public init() {}

  public static var _appearance: _PickerAppearance { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the choices.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

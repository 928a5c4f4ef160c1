import TesseraCore

/// A button that opens a menu of the choices.
nonisolated public struct PopUpButtonPickerStyle: PickerStyle {
  /// A button that opens a menu of the choices.
  public init() {}

  public static var _appearance: _PickerAppearance { .menu }
}

import TesseraCore

/// All choices beside each other, for pictures.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// All choices beside each other, for pictures; `.palette` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All choices beside each other, for pictures.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

import TesseraCore

/// All choices side by side, for pictures.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// All choices side by side, for pictures; the same as `.palette`.
  public init() {}

  public static var _appearance: _PickerAppearance { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All choices side by side, for pictures.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

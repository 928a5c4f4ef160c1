import TesseraCore

/// All choices in a column, the chosen one with a check mark.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// All choices in a column; the same as `.inline`.
  public init() {}

  public static var _appearance: _PickerAppearance { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices in a column, the chosen one with a check mark.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

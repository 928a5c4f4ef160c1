import TesseraCore

/// All choices below each other, the chosen one with a check mark.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// All choices below each other; `.inline` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices below each other, the chosen one with a check mark.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

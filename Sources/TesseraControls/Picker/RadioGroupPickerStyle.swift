import TesseraCore

/// All choices in a column, as radio buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// All choices in a column, as radio buttons; the same as `.radioGroup`.
  public init() {}

  public static var _appearance: _PickerAppearance { .radioGroup }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All choices in a column, as radio buttons.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

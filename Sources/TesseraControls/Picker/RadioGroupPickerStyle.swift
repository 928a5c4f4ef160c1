import TesseraCore

/// All choices below each other, as radio buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// All choices below each other, as radio buttons; `.radioGroup` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .radioGroup }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All choices below each other, as radio buttons.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

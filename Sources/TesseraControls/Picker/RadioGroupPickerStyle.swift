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

nonisolated private struct RadioGroupDirectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  var radioGroupIsHorizontal: Bool {
    get { self[RadioGroupDirectionKey.self] }
    set { self[RadioGroupDirectionKey.self] = newValue }
  }
}

extension View {
  /// Puts the radio buttons of the pickers in this view beside each other (J386).
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupIsHorizontal, true)
  }
}

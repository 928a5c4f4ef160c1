import TesseraCore

/// A box with or without a check mark, and a label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  /// A box with or without a check mark; the same as `.checkbox`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with or without a check mark, and a label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

import TesseraCore

/// The appearance of pickers. Only the platform's own styles exist.
public protocol PickerStyle {
  /// The platform's appearance for this style.
  nonisolated static var _appearance: _PickerAppearance { get }
}

/// The appearances that a picker can have.
nonisolated public enum _PickerAppearance: Sendable {
  case automatic, menu, inline, segmented, wheel, navigationLink, palette, radioGroup
}

nonisolated private struct PickerAppearanceKey: EnvironmentKey {
  static var defaultValue: _PickerAppearance { .automatic }
}

nonisolated extension EnvironmentValues {
  var pickerAppearance: _PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerAppearance, S._appearance)
  }
}

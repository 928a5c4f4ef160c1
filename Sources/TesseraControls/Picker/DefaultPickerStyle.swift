import TesseraCore

/// The platform's own choice: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  public static var _appearance: _PickerAppearance { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's own choice: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

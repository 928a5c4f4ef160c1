import TesseraCore

/// The platform's own choice: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's own choice: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

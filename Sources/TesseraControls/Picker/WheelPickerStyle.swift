import TesseraCore

/// A wheel with the chosen one in its middle.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// A wheel with the chosen one in its middle; the same as `.wheel`.
  public init() {}

  public static var _appearance: _PickerAppearance { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel with the chosen one in its middle.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

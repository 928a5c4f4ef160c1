import TesseraCore

/// All choices side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// All choices side by side; the same as `.segmented`.
  public init() {}

  public static var _appearance: _PickerAppearance { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

import TesseraCore

/// All choices beside each other.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// All choices beside each other; `.segmented` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices beside each other.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

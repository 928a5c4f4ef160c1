/// The size of text that the user prefers, under the name that was used before `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size; `DynamicTypeSize.xSmall`.
  case extraSmall
  /// Two steps below the usual size; `DynamicTypeSize.small`.
  case small
  /// One step below the usual size; `DynamicTypeSize.medium`.
  case medium
  /// The usual size; `DynamicTypeSize.large`.
  case large
  /// One step above the usual size; `DynamicTypeSize.xLarge`.
  case extraLarge
  /// Two steps above the usual size; `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// The largest of the ordinary sizes; `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// The smallest of the very large sizes; `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// The second of the very large sizes; `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// The third of the very large sizes; `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// The fourth of the very large sizes; `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// The largest size; `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the very large ones.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

nonisolated extension DynamicTypeSize {
  /// The same size under its newer name.
  public init?(_ category: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self.init(rawValue: index)
  }
}

nonisolated extension EnvironmentValues {
  /// The text size that the user chose: `dynamicTypeSize` under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? dynamicTypeSize }
  }
}

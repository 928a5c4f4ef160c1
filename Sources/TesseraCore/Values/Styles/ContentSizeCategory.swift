/// The size of text that the user prefers, under the name that was used before `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
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

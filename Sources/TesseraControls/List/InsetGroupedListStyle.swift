import TesseraCore

/// Groups of rows on cards.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .insetGrouped }
  /// Groups of rows on cards; the same as `.insetGrouped`.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows on cards.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

import TesseraCore

/// Groups of rows from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .grouped }
  /// Groups of rows from edge to edge; the same as `.grouped`.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

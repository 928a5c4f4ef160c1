import TesseraCore

/// Rows from edge to edge, with a border around the list.
nonisolated public struct BorderedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .plain }
  /// Rows with a border around them; the same as `.bordered`.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows from edge to edge, with a border around the list.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}

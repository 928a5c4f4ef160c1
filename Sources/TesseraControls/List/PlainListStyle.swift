import TesseraCore

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .plain }
  /// Rows from edge to edge; the same as `.plain`.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

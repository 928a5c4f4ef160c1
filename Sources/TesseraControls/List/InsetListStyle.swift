import TesseraCore

/// Rows from edge to edge.
nonisolated public struct InsetListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .plain }
  /// Rows from edge to edge; the same as `.inset`.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

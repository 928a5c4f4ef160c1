import TesseraCore

/// Rows on the background, as in a sidebar.
nonisolated public struct SidebarListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .sidebar }
  /// Rows on the background; the same as `.sidebar`.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows on the background, as in a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

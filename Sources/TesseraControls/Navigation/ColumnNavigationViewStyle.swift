import TesseraCore

/// Columns beside each other where there is room.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other where there is room.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

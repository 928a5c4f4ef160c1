import TesseraCore

/// Columns side by side where there is room.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side where there is room.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

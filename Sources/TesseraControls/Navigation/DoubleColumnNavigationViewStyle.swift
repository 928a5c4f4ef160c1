import TesseraCore

/// Columns side by side where there is room.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  /// Columns side by side where there is room; the same as `.columns`.
  public init() {}
}

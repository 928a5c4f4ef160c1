import TesseraCore

/// Columns beside each other where there is room.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  /// Columns beside each other where there is room; `.columns` says the same.
  public init() {}
}

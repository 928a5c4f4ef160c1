import TesseraCore

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  let rank: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(rank: 0)
  /// The column in the middle of three.
  public static let content = NavigationSplitViewColumn(rank: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(rank: 2)
}

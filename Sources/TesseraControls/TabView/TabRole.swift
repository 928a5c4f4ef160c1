import TesseraCore

/// What a tab is for, beyond its content.
nonisolated public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching, at the end of the bar.
  public static let search = TabRole(name: "search")

  /// What a tab of the role is called that has no label.
  static func label(of role: TabRole?) -> DefaultTabLabel {
    role == .search
      ? DefaultTabLabel("Search", systemImage: "magnifyingglass") : DefaultTabLabel("", systemImage: "square.dashed")
  }
}

import TesseraCore

nonisolated private enum ColumnRootKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private enum SidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether a view is in a column whose links lead to pages in the next one, and not on such a page itself.
  var isColumnRoot: Bool {
    get { self[ColumnRootKey.self] }
    set { self[ColumnRootKey.self] = newValue }
  }

  /// Whether a view is in the first of several columns.
  var isSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}

/// Whether the page of a row's link is the one that is shown in the next column.
nonisolated enum ShownLinkKey: ViewTraitKey {
  typealias Value = Bool
}

import TesseraCore

/// Two or three columns, in which a choice in one decides what the next shows; a stack where there is no room.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let columnVisibility: Binding<NavigationSplitViewVisibility>?
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?

  init(
    sidebar: Sidebar, content: Content, detail: Detail,
    columnVisibility: Binding<NavigationSplitViewVisibility>?,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.columnVisibility = columnVisibility
    self.preferredCompactColumn = preferredCompactColumn
  }

  @MainActor public var body: some View {
    SplitBody(
      sidebar: sidebar, content: content, detail: detail, visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

nonisolated extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: nil, preferredCompactColumn: nil)
  }

  /// - Parameter columnVisibility: which columns are seen where there is room for several.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility,
      preferredCompactColumn: nil)
  }

  /// - Parameter preferredCompactColumn: which column is on top where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: nil,
      preferredCompactColumn: preferredCompactColumn)
  }

  /// - Parameters:
  ///   - columnVisibility: which columns are seen where there is room for several.
  ///   - preferredCompactColumn: which column is on top where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility,
      preferredCompactColumn: preferredCompactColumn)
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), columnVisibility: nil, preferredCompactColumn: nil)
  }

  /// - Parameter columnVisibility: which columns are seen where there is room for several.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), columnVisibility: columnVisibility,
      preferredCompactColumn: nil)
  }

  /// - Parameter preferredCompactColumn: which column is on top where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), columnVisibility: nil,
      preferredCompactColumn: preferredCompactColumn)
  }

  /// - Parameters:
  ///   - columnVisibility: which columns are seen where there is room for several.
  ///   - preferredCompactColumn: which column is on top where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), columnVisibility: columnVisibility,
      preferredCompactColumn: preferredCompactColumn)
  }
}

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

/// Which columns of a split view are seen.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// As fits the platform: all.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Every column.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail; of two columns, both.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A part of a page that its bars show by themselves.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind: Hashable {
    case search, title, sidebarToggle
  }

  let kind: Kind

  /// The field of a view that can be searched.
  public static let search = ToolbarDefaultItemKind(kind: .search)
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// What shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}

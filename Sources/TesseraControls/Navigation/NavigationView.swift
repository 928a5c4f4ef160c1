import TesseraCore

/// A root view with pages that can be put on top of it, as stacks were written before `NavigationStack`.
///
/// Of several views, the first is the root. Where there is room they are columns. In programs for macOS there are always
/// columns, and the page of a link is in the one behind that of the link (J271).
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A root view; of several views, the first is the root.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    NavigationViewBody(content: content)
  }
}

private struct NavigationViewBody<Content: View>: View {
  let content: Content

  @Environment(\.showsNavigationColumns) private var showsColumns
  @Environment(\.surfaceSize) private var surface
  @Environment(\.usesMacControls) private var isMac

  init(content: Content) {
    self.content = content
  }

  var body: some View {
    let columns = (content as? any ColumnListing)?.columns ?? []
    if showsColumns, isMac, columns.count < 2 {
      split(content, EmptyView(), detail: EmptyView())
    } else if showsColumns, columns.count > 1, isMac || surface.width >= SheetMetrics.compactWidth {
      if columns.count == 2 {
        split(columns[0], EmptyView(), detail: columns[1])
      } else {
        split(columns[0], columns[1], detail: columns[2])
      }
    } else {
      OwnPathStack(root: ElementReader(content) { elements in elements.first })
    }
  }

  private func split(_ sidebar: some View, _ content: some View, detail: some View) -> some View {
    SplitBody(
      sidebar: sidebar, content: content, detail: detail, visibility: nil, compactColumn: nil, hasToggle: !isMac)
  }
}

/// Views written one after the other.
@MainActor
private protocol ColumnListing {
  var columns: [AnyView] { get }
}

extension TupleView: ColumnListing {
  fileprivate var columns: [AnyView] {
    Mirror(reflecting: value).children.compactMap { child in
      (child.value as? any View).map { view in Self.erased(view) }
    }
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }
}

import TesseraCore

/// A root view with pages that can be put on top of it, as stacks were written before `NavigationStack`.
///
/// Of several views, the first is the root. Where there is room they are columns.
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

  init(content: Content) {
    self.content = content
  }

  var body: some View {
    let columns = (content as? any ColumnListing)?.columns ?? []
    if showsColumns, columns.count > 1, surface.width >= SheetMetrics.compactWidth {
      if columns.count == 2 {
        NavigationSplitView {
          columns[0]
        } detail: {
          columns[1]
        }
      } else {
        NavigationSplitView {
          columns[0]
        } content: {
          columns[1]
        } detail: {
          columns[2]
        }
      }
    } else {
      OwnPathStack(root: ElementReader(content) { elements in elements.first })
    }
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

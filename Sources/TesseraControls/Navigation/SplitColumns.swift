import Foundation
import TesseraCore

/// Columns side by side.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>
  let hasToggle: Bool

  @Environment(\.splitAppearance) private var appearance
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.usesMacControls) private var isMac
  @State private var sidebarController = NavigationController(showsPagesInNextColumn: true)
  @State private var contentController = NavigationController(showsPagesInNextColumn: true)

  init(
    sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>,
    hasToggle: Bool
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.hasToggle = hasToggle
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var showsSidebar: Bool {
    switch visibility.wrappedValue {
    case .detailOnly: false
    case .doubleColumn: !hasContent
    // In front of the detail, columns exist only while they are shown.
    case .automatic: appearance != .prominentDetail
    default: true
    }
  }

  private var showsContent: Bool {
    guard hasContent, visibility.wrappedValue != .detailOnly else { return false }
    return appearance != .prominentDetail || visibility.wrappedValue != .automatic
  }

  var body: some View {
    ZStack(alignment: .leading) {
      if appearance == .prominentDetail {
        SplitColumn(controller: nil, size: .rest, content: lastColumn)
        if showsSidebar || showsContent {
          ModalBackdrop(opacity: ModalBackdrop.opacity(colorScheme), onTap: { visibility.wrappedValue = .detailOnly })
            .ignoresSafeArea()
        }
        HStack(spacing: 0) { firstColumns }
      } else if isMac {
        DesktopColumns(
          sidebar: firstColumn, content: middleColumn, detail: lastColumn, showsSidebar: showsSidebar,
          showsContent: showsContent, sidebarController: sidebarController, contentController: contentController)
      } else {
        HStack(spacing: 0) {
          firstColumns
          SplitColumn(controller: nil, size: .rest, content: lastColumn)
        }
      }
    }
    .focusedSceneValue(\.sidebarToggle, ColumnToggle(toggle))
  }

  @ViewBuilder
  private var firstColumns: some View {
    if showsSidebar {
      SplitColumn(
        controller: sidebarController, size: .usually(SplitMetrics.sidebarWidth(isMac: isMac)), content: firstColumn
      )
      .environment(\.isSidebar, true)
      SplitLine()
    }
    if showsContent {
      SplitColumn(
        controller: contentController, size: .usually(SplitMetrics.contentWidth(isMac: isMac)), content: middleColumn)
      SplitLine()
    }
  }

  private var firstColumn: some View {
    sidebar.toolbar { sidebarItem(isShown: true) }
  }

  private var middleColumn: some View {
    NextColumn(previous: sidebarController, content: content.toolbar { sidebarItem(isShown: !showsSidebar) })
  }

  private var lastColumn: some View {
    NextColumn(
      previous: hasContent ? contentController : sidebarController,
      content: detail.toolbar { sidebarItem(isShown: !showsSidebar && !showsContent) })
  }

  @ViewBuilder
  private func sidebarItem(isShown: Bool) -> some View {
    if isShown, hasToggle {
      Button("Toggle Sidebar", systemImage: "sidebar.left") { toggle() }
        .trait(ToolbarPlacementKey.self, .topBarLeading)
    }
  }

  private func toggle() {
    visibility.wrappedValue = showsSidebar ? (hasContent ? .doubleColumn : .detailOnly) : .all
  }
}

/// Lengths of split views, in points.
nonisolated enum SplitMetrics {
  static func sidebarWidth(isMac: Bool) -> CGFloat { isMac ? 200 : 300 }
  static func contentWidth(isMac: Bool) -> CGFloat { isMac ? 240 : 320 }
}

private struct SplitLine: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Color(system: .separator).frame(width: pixelLength).ignoresSafeArea().semantics(.hidden(true))
  }
}

/// What a column shows: the page that a link in the column before it leads to, or else its own content.
private struct NextColumn<Content: View>: View {
  let previous: NavigationController
  let content: Content

  var body: some View {
    let top = previous.entries.last
    ZStack {
      content
        .modifier(OffstageModifier(isOnstage: top == nil))
        .modifier(ConcealmentModifier(isVisible: top == nil))
      if let top {
        PortalReader(previous.sources) { elements in
          if let page = elements.first(where: { $0.trait(NavigationPageKey.self) == top.id }) { page }
        }
      }
    }
  }
}

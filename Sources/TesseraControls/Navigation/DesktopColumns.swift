import Foundation
import TesseraCore

/// The columns of a split view on a desktop, with dividers between them that the user drags (DK23).
struct DesktopColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let showsSidebar: Bool
  let showsContent: Bool
  let sidebarController: NavigationController
  let contentController: NavigationController

  private let sidebarWidth = ColumnWidth("sidebar", of: Sidebar.self)
  private let contentWidth = ColumnWidth("content", of: Content.self)

  init(
    sidebar: Sidebar, content: Content, detail: Detail, showsSidebar: Bool, showsContent: Bool,
    sidebarController: NavigationController, contentController: NavigationController
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.showsSidebar = showsSidebar
    self.showsContent = showsContent
    self.sidebarController = sidebarController
    self.contentController = contentController
  }

  var body: some View {
    ColumnLayout {
      if showsSidebar {
        column(sidebar, .sidebar, sidebarWidth, sidebarController)
          .environment(\.isSidebar, true)
          .environment(\.columnRank, -2)
        divider(sidebarWidth)
      }
      if showsContent {
        column(content, .content, contentWidth, contentController).environment(\.columnRank, -1)
        divider(contentWidth)
      }
      SplitColumn(controller: nil, size: .restOfDragged, content: detail)
    }
  }

  private func column(
    _ content: some View, _ usual: ColumnRoom.UsualWidth, _ width: ColumnWidth, _ controller: NavigationController
  ) -> some View {
    SplitColumn(
      controller: controller, size: .dragged(usual, chosen: width.chosen, received: { width.received($0) }),
      content: content)
  }

  private func divider(_ width: ColumnWidth) -> some View {
    PaneDivider(axis: .horizontal, onMove: { width.receive($0) }, onEnd: { width.end() })
  }
}

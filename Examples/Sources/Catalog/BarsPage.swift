import SwiftUI
import UniformTypeIdentifiers

/// Bars with items that users arrange, bars below them, the bar of a sidebar, and the place where documents are chosen.
struct BarsPage: View {
  var body: some View {
    SpecimenPage {
      SpecimenGroup("a toolbar that is arranged, with a bar below it") {
        Text("Press the bar for long to arrange it").foregroundStyle(.secondary)
      }
      SpecimenGroup("a bar above tabs") {
        tabs.frame(height: 240)
      }
      SpecimenGroup("documents") {
        documents.frame(height: 230)
      }
    }
    .toolbar(id: "catalog.letters") {
      ToolbarItem(id: "write", placement: .primaryAction) { Button("Write", systemImage: "square.and.pencil") {} }
      ToolbarItem(id: "flag", placement: .primaryAction) { Button("Flag", systemImage: "flag") {} }
        .customizationBehavior(.reorderable)
      ToolbarItem(id: "print", placement: .primaryAction, showsByDefault: false) {
        Button("Print", systemImage: "printer") {}
      }
    }
    .toolbar {
      ToolbarItem(placement: .accessoryBar(id: "filters")) { Button("All") {} }
      ToolbarItem(placement: .accessoryBar(id: "filters")) { Button("Unread") {} }
    }
    .toolbarForegroundStyle(.purple, for: .navigationBar)
  }

  private var tabs: some View {
    TabView {
      Tab("Home", systemImage: "house") { Color.clear }
      Tab("Music", systemImage: "music.note") { Color.clear }
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultAdaptableTabBarPlacement(.sidebar)
    .contentToolbar(for: .tabViewSidebar) {
      ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} }
    }
    .environment(\.horizontalSizeClass, .regular)
  }

  private var documents: some View {
    DocumentLaunchView("My notes", for: [.plainText]) {
      NewDocumentButton("Start writing", prepareDocumentURL: { nil })
    } onDocumentOpen: { url in
      Text(url.lastPathComponent)
    } background: {
      LinearGradient(colors: [.yellow.opacity(0.4), .orange.opacity(0.2)], startPoint: .top, endPoint: .bottom)
    }
  }
}

import SwiftUI

/// The pages of the app. Each shows views or controllers of UIKit by representables.
struct ContentView: View {
  @State private var toolbox = Toolbox()

  var body: some View {
    TabView {
      ToolsPage(toolbox: toolbox).tabItem { Label("Tools", systemImage: "hammer") }
      PlanPage().tabItem { Label("Plan", systemImage: "ruler") }
      StepsPage().tabItem { Label("Steps", systemImage: "list.number") }
      NotesPage().tabItem { Label("Notes", systemImage: "pencil") }
      GuidePage().tabItem { Label("Guide", systemImage: "book") }
    }
  }
}

#Preview("Workshop") { ContentView() }

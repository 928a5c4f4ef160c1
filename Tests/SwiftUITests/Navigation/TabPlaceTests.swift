import SwiftUITesting
import Testing

/// Where tabs stand, what is in the bar above them, and the tab for searching.
@MainActor
struct TabPlaceTests {
  private struct Tabs: View {
    var place = AdaptableTabBarPlacement.tabBar

    var body: some View {
      TabView {
        Tab("First", systemImage: "star") { Text("one") }
        Tab("Second", systemImage: "circle") { Text("two") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(place)
      .contentToolbar(for: .tabViewSidebar) {
        ToolbarItem { Button("Edit Tabs") {} }
      }
    }
  }

  @Test("J434: tabs begin at the default place, and the user moves them to the sidebar and back")
  func places() async {
    let screen = Screen(width: 1000, height: 700) { Tabs() }
    #expect(screen.element(.tab, "First").frame.minY > 600)
    #expect(!screen["Edit Tabs"].exists)
    screen["Show Sidebar"].tap()
    await screen.settle()
    #expect(screen.element(.tab, "First").frame.maxX < 300)
    #expect(screen["Edit Tabs"].frame.maxY < screen.element(.tab, "First").frame.minY)
    screen["Show Tab Bar"].tap()
    await screen.settle()
    #expect(screen.element(.tab, "First").frame.minY > 600)
    let side = Screen(width: 1000, height: 700) { Tabs(place: .sidebar) }
    #expect(side.element(.tab, "First").frame.maxX < 300 && side["Show Tab Bar"].exists)
    let automatic = Screen(width: 1000, height: 700) { Tabs(place: .automatic) }
    #expect(automatic.element(.tab, "First").frame.maxX < 300 && !automatic["Show Tab Bar"].exists)
    let narrow = Screen(width: 400, height: 700) { Tabs() }
    #expect(!narrow["Show Sidebar"].exists)
  }

  private struct Searching: View {
    let activation: TabSearchActivation
    @State private var text = ""
    @State private var isSearching = false

    init(activation: TabSearchActivation) { self.activation = activation }

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        Tab(role: .search) {
          NavigationStack {
            Text(isSearching ? "searching" : "resting").searchable(text: $text, isPresented: $isSearching)
          }
        }
      }
      .tabViewSearchActivation(activation)
    }
  }

  @Test("J434: the search begins when its tab is chosen, and ends when it is left, if that is wanted")
  func activation() async {
    let screen = Screen(width: 400, height: 700) { Searching(activation: .searchTabSelection) }
    screen.element(.tab, "Search").tap()
    await screen.settle()
    #expect(screen["searching"].exists)
    screen.element(.tab, "Home").tap()
    await screen.settle()
    #expect(screen["home"].exists)
    let automatic = Screen(width: 400, height: 700) { Searching(activation: .automatic) }
    automatic.element(.tab, "Search").tap()
    await automatic.settle()
    #expect(automatic["resting"].exists)
  }
}

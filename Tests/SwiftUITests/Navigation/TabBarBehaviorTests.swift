import Foundation
import SwiftUITesting
import Testing

/// J223 to J227: what tab views do beside showing tabs.
@MainActor
struct TabBarBehaviorTests {
  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text("Song, \(placement == .inline ? "inline" : "expanded")") }
  }

  private struct Music: View {
    let behavior: TabBarMinimizeBehavior
    var hasPages = false
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { page }
        Tab("Search", systemImage: "magnifyingglass") { Text("Find") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory { Player() }
    }

    @ViewBuilder private var page: some View {
      if hasPages { NavigationStack { list.navigationTitle("Albums") } } else { list }
    }

    private var list: some View {
      ScrollView {
        VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) } }
      }
    }
  }

  @Test(
    "J223: scrolled down, the bar shows the chosen tab alone; scrolled up, all come back", arguments: [false, true])
  func minimizing(_ hasPages: Bool) async {
    let screen = Screen(width: 390, height: 700) { Music(behavior: .onScrollDown, hasPages: hasPages) }
    #expect(screen.elements(.tab).count == 2)
    await screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
    await screen.settle()
    #expect(screen.elements(.tab).count == 1)
    #expect(screen.element(.tab, "Home").frame.minX < 30)
    await screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380))
    await screen.settle()
    #expect(screen.elements(.tab).count == 2)
  }

  @Test("J223: a tap on the small bar brings the others back; at the beginning of the content they are all there")
  func comingBack() async {
    let screen = Screen(width: 390, height: 700) { Music(behavior: .onScrollDown) }
    await screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
    await screen.settle()
    screen.element(.tab, "Home").tap()
    await screen.settle()
    #expect(screen.elements(.tab).count == 2)
  }

  @Test("J223: other behaviors leave the bar as it is, or make it small the other way", arguments: [false, true])
  func otherBehaviors(_ isUp: Bool) async {
    let screen = Screen(width: 390, height: 700) { Music(behavior: isUp ? .onScrollUp : .never) }
    await screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200))
    await screen.settle()
    #expect(screen.elements(.tab).count == 2)
    await screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360))
    await screen.settle()
    #expect(screen.elements(.tab).count == (isUp ? 1 : 2))
  }

  @Test("J224: the accessory stands above the bar, and in it while it is small")
  func accessory() async {
    let screen = Screen(width: 390, height: 700) { Music(behavior: .onScrollDown) }
    #expect(screen["Song, expanded"].frame.maxY < screen.element(.tab, "Home").frame.minY)
    await screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
    await screen.settle()
    let song = screen["Song, inline"].frame
    #expect(song.minX > screen.element(.tab, "Home").frame.maxX)
    #expect(abs(song.midY - screen.element(.tab, "Home").frame.midY) < 1)
  }

  @Test("J224: an accessory that is not to be there is not, and one of an outer view is not in an inner one")
  func noAccessory() {
    struct Nested: View {
      @State private var isShown = true
      var body: some View {
        TabView {
          Tab("Outer", systemImage: "1.circle") {
            TabView {
              Tab("Inner", systemImage: "2.circle") { Button("Toggle") { isShown.toggle() } }
            }
          }
        }
        .tabViewBottomAccessory(isEnabled: isShown) { Text("Extra") }
      }
    }
    let screen = Screen { Nested() }
    #expect(screen["Extra"].count == 1)
    screen["Toggle"].tap()
    #expect(screen["Extra"].count == 0)
  }

  private struct Library: View {
    @State private var customization = TabViewCustomization()
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          VStack {
            Button("Hide books") { customization[tab: "books"].tabBarVisibility = .hidden }
            Button("Show all") { customization.resetVisibility() }
            Button("Hide in sidebar") { customization[tab: "books"].sidebarVisibility = .hidden }
          }
        }
        Tab("Books", systemImage: "book") { Text("Shelf") }.customizationID("books")
        Tab("Later", systemImage: "clock") { Text("L") }.tabPlacement(.sidebarOnly)
        Tab("First", systemImage: "star") { Text("F") }.tabPlacement(.pinned)
        Tab("Drafts", systemImage: "pencil") { Text("D") }.defaultVisibility(.hidden, for: .tabBar)
        Tab("Last", systemImage: "flag") { Text("E") }.defaultVisibility(.hidden, for: .sidebar)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("Above") }
      .tabViewSidebarFooter { Text("Below") }
      .tabViewSidebarBottomBar { Text("Bottom") }
    }
  }

  private func tabs(_ screen: Screen) -> [String] {
    screen.elements(.tab).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.label)
  }

  @Test("J225, J226: which tabs the bar has, and which the sidebar")
  func places() {
    let bar = Screen(width: 390, height: 700) { Library() }
    #expect(tabs(bar) == ["Home", "Books", "Last", "First"])
    bar["Hide books"].tap()
    #expect(tabs(bar) == ["Home", "Last", "First"])
    bar["Show all"].tap()
    #expect(tabs(bar) == ["Home", "Books", "Last", "First"])
    #expect(!bar["Above"].exists)

    let sidebar = Screen(width: 1_000, height: 700) { Library() }
    #expect(tabs(sidebar) == ["Home", "Books", "Later", "First", "Drafts"])
    sidebar["Hide in sidebar"].tap()
    #expect(tabs(sidebar) == ["Home", "Later", "First", "Drafts"])
  }

  @Test("J227: a sidebar has a header, a footer and a bar at its bottom")
  func sidebarParts() {
    let screen = Screen(width: 1_000, height: 700) { Library() }
    #expect(screen["Above"].frame.maxY <= screen.element(.tab, "Home").frame.minY)
    #expect(screen["Below"].frame.minY >= screen.element(.tab, "Drafts").frame.maxY)
    #expect(screen["Bottom"].frame.maxY > 660)
  }

  @Test("J226: a customization is kept as it was; what is not known of it is automatic")
  func coding() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].tabBarVisibility = .hidden
    customization[section: "s"].tabOrder = ["b", "a"]
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    customization.resetVisibility()
    customization.resetSectionOrder()
    #expect(customization == TabViewCustomization())
    let strange = Data(#"{"tabs": {"a": {"tabBarVisibility": "sideways"}}, "sections": {}}"#.utf8)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: strange)[tab: "a"].tabBarVisibility == .automatic)
  }
}

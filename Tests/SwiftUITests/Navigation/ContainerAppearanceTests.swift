import SwiftUITesting
import Testing

/// Backgrounds and styles of the containers around views.
@MainActor
struct ContainerAppearanceTests {
  @Test("a view can give its page a background, which lies behind the bars, too")
  func navigationBackground() {
    let screen = Screen(width: 300, height: 400, scale: 1) {
      NavigationStack {
        Text("Page").containerBackground(Color.pureRed, for: .navigation)
      }
    }
    let picture = screen.snapshot()
    #expect(picture.name(10, 390) == "red")
    #expect(picture.name(10, 5) == "red")
  }

  @Test("a view can give its window a background wherever it lies itself")
  func windowBackground() {
    let screen = Screen(width: 300, height: 400, scale: 1) {
      VStack {
        Spacer()
        Text("Below").containerBackground(for: .window) { Color.pureBlue }
      }
    }
    let picture = screen.snapshot()
    #expect(picture.name(5, 5) == "blue")
    #expect(picture.name(295, 395) == "blue")
  }

  @Test("scene padding is that of the platform, wider where there is room")
  func scenePadding() {
    struct Page: View {
      var body: some View { Color.red.scenePadding().accessibilityElement().accessibilityLabel("Padded") }
    }
    func inner(_ width: CGFloat) -> [String: CGRect] {
      layout(in: CGSize(width: width, height: 300)) {
        Color.red.probe("inside").scenePadding(.minimum, edges: .horizontal)
      }
    }
    #expect(inner(300)["inside"] == CGRect(x: 16, y: 0, width: 268, height: 300))
  }

  @Test("columns lie beside the detail, or in front of it where that keeps its width")
  func splitStyles() {
    struct Page<Style: NavigationSplitViewStyle>: View {
      let style: Style
      @State private var visibility = NavigationSplitViewVisibility.all
      init(style: Style) { self.style = style }
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Sidebar")
        } detail: {
          Color.red.accessibilityElement().accessibilityLabel("Detail")
        }
        .navigationSplitViewStyle(style)
      }
    }
    let balanced = Screen(width: 1000, height: 700) { Page(style: .balanced) }
    #expect(balanced["Detail"].frame.minX > 290)
    let prominent = Screen(width: 1000, height: 700) { Page(style: .prominentDetail) }
    #expect(prominent["Detail"].frame.minX == 0 && prominent["Detail"].frame.width == 1000)
    #expect(prominent["Sidebar"].exists && !prominent["Detail"].isHittable)
    prominent.tap(at: CGPoint(x: 900, y: 400))
    #expect(!prominent["Sidebar"].exists && prominent["Detail"].isHittable)
  }

  @Test("F10: tabs stand in a column beside the content where there is room, with the headers of their sections")
  func sidebar() {
    struct Tabs: View {
      @State private var tab = "home"
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: "home") { Text("Home page") }
          TabSection("Library") {
            Tab("Albums", systemImage: "square", value: "albums") { Text("Albums page") }
            Tab("Songs", systemImage: "circle", value: "songs") { Text("Songs page") }
          }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let wide = Screen(width: 1000, height: 700) { Tabs() }
    #expect(wide["Library"].exists)
    #expect(wide.elements(.tab).count == 3)
    #expect(wide["Home"].frame.maxX < 260 && wide["Albums"].frame.minY > wide["Library"].frame.minY)
    wide["Songs"].tap()
    #expect(wide["Songs page"].exists && !wide["Home page"].exists)
    #expect(wide["Songs"].isSelected)
    let narrow = Screen { Tabs() }
    #expect(!narrow["Library"].exists)
    #expect(narrow.elements(.tab).count == 3)
    narrow["Albums"].tap()
    #expect(narrow["Albums page"].exists && narrow["Albums"].frame.minY > 700)
  }

  @Test("the title of a page can open a menu")
  func titleMenu() {
    let log = Log()
    let screen = Screen {
      NavigationStack {
        Text("Page")
          .navigationTitle("Notes")
          .toolbarTitleMenu {
            Button("Rename") { log.note("rename") }
            Button("Move") { log.note("move") }
          }
      }
    }
    #expect(!screen["Rename"].exists)
    screen.element(.menu, "Notes").tap()
    screen["Move"].tap()
    #expect(log.take() == ["move"])
    #expect(!screen["Move"].exists)
  }
}

import SwiftUITesting
import TesseraControls
import TesseraCore
import Testing

/// The bar of windows of a desktop: its title, the items of toolbars, the search and the buttons of the window.
@MainActor
struct WindowBarTests {
  private func screen(width: CGFloat = 700, _ view: some View) -> Screen {
    Screen(width: width, height: 400, scale: 1, idiom: .desktop) { view }
  }

  private struct Library: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path = [1] }
          .navigationTitle("Library")
          .toolbar { Button("Sort") {} }
          .navigationDestination(for: Int.self) { number in
            Text("Words")
              .navigationTitle("Book \(number)")
              .navigationSubtitle("12 pages")
              .toolbar { Button("Share") {} }
          }
      }
    }
  }

  private struct Mail: View {
    @State private var text = ""
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Boxes").navigationTitle("Boxes").toolbar { Button("New Box") {} }
      } detail: {
        Text(text.isEmpty ? "Letters" : "Found \(text)")
          .navigationTitle("Letters")
          .toolbar { Button("Write") {} }
          .searchable(text: $text)
      }
    }
  }

  @Test("DK25: the title stands at the upper edge, in front of the content, which begins below it")
  func title() {
    let screen = screen(Color.red.accessibilityIdentifier("content").navigationTitle("Sea"))
    #expect(screen.element(.heading, "Sea").frame.maxY < 34)
    #expect(screen.element(id: "content").frame == CGRect(x: 0, y: 34, width: 700, height: 366))
  }

  @Test("DK25: without a window, there is no bar where there is nothing to show in it")
  func empty() {
    let screen = screen(Color.red.accessibilityIdentifier("content"))
    #expect(screen.element(id: "content").frame == CGRect(x: 0, y: 0, width: 700, height: 400))
  }

  @Test("DK26: the bar has the items of the page on top, its title and subtitle, and the way back")
  func pages() async {
    let screen = screen(Library())
    #expect(screen["Library"].exists && screen["Sort"].exists && !screen["Back"].exists)
    screen["Open"].tap()
    await screen.settle()
    #expect(screen["Book 1"].exists && screen["12 pages"].exists && screen["Share"].exists)
    #expect(!screen["Sort"].exists && !screen["Library"].exists)
    #expect(screen["12 pages"].frame.minY > screen.element(.heading, "Book 1").frame.minY)
    screen["Back"].tap()
    await screen.settle()
    #expect(screen["Library"].exists && screen["Sort"].exists && !screen["Share"].exists)
  }

  @Test("DK26: columns share the bar: the items of a sidebar come first, the title is that of the last column")
  func columns() async {
    let screen = screen(Mail())
    let items = [screen["Toggle Sidebar"], screen.element(.heading, "Letters"), screen["New Box"], screen["Write"]]
    let edges = items.map(\.frame.minX)
    #expect(edges[0] < edges[1] && edges[1] < edges[2] && edges[2] < edges[3])
    #expect(screen.elements(containing: "Toggle Sidebar").count == 1)
    screen["Toggle Sidebar"].tap()
    await screen.settle()
    #expect(!screen["New Box"].exists && screen["Write"].exists && screen["Toggle Sidebar"].exists)
    screen["Toggle Sidebar"].tap()
    await screen.settle()
    #expect(screen["New Box"].frame.minX < screen["Write"].frame.minX)
  }

  @Test("DK26: a page that leaves while it is animated takes its items along at once")
  func leaving() async {
    struct Halves: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Turn") { withAnimation(.linear(duration: 2)) { isShown.toggle() } }
          if isShown {
            NavigationStack { Text("One").navigationTitle("First").toolbar { Button("Do") {} } }
          }
        }
      }
    }
    let screen = screen(Halves())
    #expect(screen["First"].exists && screen["Do"].exists)
    screen["Turn"].tap()
    await screen.advance(by: .seconds(1))
    screen["Turn"].tap()
    await screen.advance(by: .seconds(4))
    #expect(screen["First"].exists && screen["Do"].exists)
    screen["Turn"].tap()
    await screen.advance(by: .seconds(4))
    #expect(!screen["First"].exists && !screen["Do"].exists)
  }

  @Test("DK26: tabs that are not chosen bring nothing to the bar")
  func tabs() async {
    let screen = screen(
      TabView {
        NavigationStack { Text("A").navigationTitle("Near") }.tabItem { Text("First tab") }
        NavigationStack { Text("B").navigationTitle("Far") }.tabItem { Text("Second tab") }
      })
    #expect(screen["Near"].exists && !screen["Far"].exists)
    screen["Second tab"].tap()
    await screen.settle()
    #expect(screen["Far"].exists && !screen["Near"].exists)
    screen["First tab"].tap()
    await screen.settle()
    #expect(screen["Near"].exists && !screen["Far"].exists)
  }

  @Test("DK26: items that there is no room for are in the menu at the end")
  func overflow() async {
    let screen = screen(
      width: 320,
      Text("Content").navigationTitle("A title that is long").toolbar {
        ToolbarItem { Button("First of all") {} }
        ToolbarItem { Button("Second of all") {} }
        ToolbarItem { Button("Third of all") {} }
        ToolbarItem { Button("Last of all") {} }
      })
    await screen.settle()
    #expect(screen["First of all"].exists && !screen["Last of all"].exists)
    screen["More"].tap()
    await screen.settle()
    #expect(screen["Last of all"].exists)
  }

  @Test("DK28: the search stands at the end of the bar; Escape empties and leaves it")
  func search() async {
    let screen = screen(Mail())
    let field = screen.element(.textField)
    #expect(field.frame.maxX > 600 && field.frame.maxY < 46)
    #expect(field.frame.minX > screen["Write"].frame.maxX)
    field.tap()
    await screen.settle()
    screen.type("ada")
    await screen.settle()
    #expect(screen["Found ada"].exists)
    screen.key(.escape)
    await screen.settle()
    #expect(!screen["Found ada"].exists)
  }

  @Test("DK31: a sheet has nothing of it, and keeps its own items")
  func sheet() async {
    struct Asking: View {
      @State private var isShown = false
      var body: some View {
        Button("Ask") { isShown = true }
          .navigationTitle("Below")
          .sheet(isPresented: $isShown) {
            NavigationStack { Text("Question").navigationTitle("Above").toolbar { Button("Done") {} } }
          }
      }
    }
    let screen = screen(Asking())
    screen["Ask"].tap()
    await screen.settle()
    #expect(screen["Done"].exists && !screen["Above"].exists)
    #expect(abs(screen["Done"].frame.midY - screen["Question"].frame.midY) < 200)
  }
}

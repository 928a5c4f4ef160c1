import SwiftUITesting
import Testing

@MainActor
@Suite("Bars of pages")
struct NavigationBarTests {
  private struct Mail: View {
    var body: some View {
      NavigationStack {
        List(0..<50, id: \.self) { Text("Row \($0)") }
          .listStyle(.plain)
          .navigationTitle("Mail")
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
  }

  private let middle = CGPoint(x: 195, y: 500)

  @Test("a large title is scrolled away with the content, then it is in the bar")
  func collapsing() {
    let screen = Screen { Mail() }
    let title = screen.element(.heading, "Mail")
    let row = screen["Row 0"].frame.minY
    #expect(title.frame.minY >= 44)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -30))
    #expect(screen["Row 0"].frame.minY == row - 30)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -70))
    #expect(title.frame.maxY <= 44)
    #expect(screen["Row 0"].frame.minY == row - 100)
    screen.scroll(at: middle, by: CGSize(width: 0, height: 100))
    #expect(title.frame.minY >= 44)
  }

  @Test("scrolling lays nothing out but the bar")
  func layouts() {
    let screen = Screen { Mail() }
    screen.scroll(at: middle, by: CGSize(width: 0, height: -200))
    screen.trace.reset()
    screen.scroll(at: middle, by: CGSize(width: 0, height: -2))
    #expect(screen.trace.layouts == 0)
  }

  @Test("items of bars are their icons, and keep their names")
  func icons() {
    let screen = Screen { Mail() }
    let item = screen.element(.button, "Add")
    #expect(item.exists)
    #expect(item.frame.width < 30)
  }

  @Test("a press below a collapsed title reaches the row that is seen there")
  func pressing() {
    struct Page: View {
      @State private var pressed = -1
      var body: some View {
        NavigationStack {
          List(0..<50, id: \.self) { index in Button("Row \(index)") { pressed = index } }
            .listStyle(.plain)
            .navigationTitle("\(pressed)")
        }
      }
    }
    let screen = Screen { Page() }
    screen.scroll(at: middle, by: CGSize(width: 0, height: -200))
    let row = screen.elements(.button, containing: "Row").first { $0.frame.midY > 48 && $0.frame.midY < 90 }
    row?.tap()
    #expect(row != nil && screen.elements(.heading).contains { "Row \($0.label)" == row?.label })
  }

  @Test("F5: pages that hide the bar of tabs have its room; those below stay as they are")
  func tabBar() {
    struct Tabs: View {
      var body: some View {
        TabView {
          NavigationStack {
            VStack {
              NavigationLink("Open") {
                Color.red.probe("page").accessibilityLabel("page").toolbar(.hidden, for: .tabBar)
              }
              Color.blue.accessibilityElement().accessibilityLabel("root")
            }
          }
          .tabItem { Text("One") }
        }
      }
    }
    let screen = Screen(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) { Tabs() }
    let root = screen["root"].frame
    #expect(abs(root.maxY - 761) < 0.01)
    #expect(screen.element(.tabBar).exists)
    screen["Open"].tap()
    #expect(!screen.element(.tabBar).exists)
    #expect(screen["page"].frame.maxY >= 844 - 34)
    screen.element(.backButton).tap()
    #expect(screen.element(.tabBar).exists)
    #expect(screen["root"].frame == root)
  }

  @Test("a context menu opens wherever its row is held down")
  func rowMenu() async {
    let screen = Screen {
      List {
        Text("Short").contextMenu { Button("Copy") {} }
      }
    }
    let frame = screen["Short"].frame
    screen.pressDown(at: CGPoint(x: 300, y: frame.midY))
    await screen.advance(by: .milliseconds(600))
    screen.release()
    #expect(screen["Copy"].exists)
  }

  @Test("C21, C40: a stack of flexible views on top of each other is as flexible as they are")
  func flexibleDepth() {
    let frames = layout(in: CGSize(width: 300, height: 50)) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 20, height: 10)
        ZStack {
          Rectangle()
          Rectangle()
        }
        .probe("depth")
        Color.clear.frame(width: 30, height: 10)
      }
    }
    #expect(frames["depth"]?.width == 250)
  }
}

@MainActor
@Suite("Toolbar content")
struct ToolbarContentTests {
  private struct Page: View {
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        Button("Edit") { isEditing.toggle() }.toolbar { items }
      }
    }

    @ToolbarContentBuilder
    private var items: some ToolbarContent {
      if isEditing {
        ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
      }
      ToolbarItem(placement: .topBarTrailing) { Button(isEditing ? "Done" : "Add") {} }
    }
  }

  private struct Optional: View {
    let isShown: Bool

    var body: some View {
      NavigationStack { Text("Page").toolbar { item } }
    }

    @ToolbarContentBuilder
    private var item: some ToolbarContent {
      if isShown {
        ToolbarItem { Button("Only") {} }
      }
    }
  }

  @Test("F5: items come and go with conditions")
  func conditions() {
    let screen = Screen { Page() }
    #expect(screen["Add"].exists)
    #expect(!screen["Cancel"].exists)
    screen["Edit"].tap()
    #expect(screen["Cancel"].exists)
    #expect(screen["Done"].exists)
  }

  @Test("content may be nothing but a condition")
  func onlyCondition() {
    #expect(Screen { Optional(isShown: true) }["Only"].exists)
    #expect(!Screen { Optional(isShown: false) }["Only"].exists)
  }
}

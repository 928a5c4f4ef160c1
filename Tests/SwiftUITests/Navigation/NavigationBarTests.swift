import SwiftUITesting
import Testing

/// Bars of pages.
@MainActor
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
    await screen.advance(by: .milliseconds(100))
    #expect(!screen["Copy"].exists)
    await screen.advance(by: .milliseconds(500))
    screen.release()
    #expect(screen["Copy"].isHittable)
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

/// Toolbar content.
@MainActor
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
    func items() -> [String] { screen.elements(.button).map(\.label).filter { $0 != "Edit" } }
    #expect(items() == ["Add"])
    screen["Edit"].tap()
    #expect(items() == ["Cancel", "Done"])
    #expect(screen["Cancel"].frame.maxX < 195 && screen["Done"].frame.minX > 195)
    screen["Edit"].tap()
    #expect(items() == ["Add"])
  }

  @Test("content may be nothing but a condition")
  func onlyCondition() {
    #expect(Screen { Optional(isShown: true) }.visibleText == ["Page", "Only"])
    #expect(Screen { Optional(isShown: false) }.visibleText == ["Page"])
  }
}

/// Toolbars without room.
@MainActor
struct ToolbarOverflowTests {
  private struct Page: View {
    let log: Log

    var body: some View {
      NavigationStack { Text("Page").toolbar { items } }
    }

    @ToolbarContentBuilder
    private var items: some ToolbarContent {
      item(1)
      item(2)
      item(3).visibilityPriority(.low)
      item(4)
      item(5)
      item(6)
      item(7)
      item(8)
      item(9).visibilityPriority(.high)
      ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") { log.note("pinned") } }
      ToolbarOverflowMenu { Button("Always") { log.note("always") } }
    }

    private func item(_ number: Int) -> some ToolbarContent {
      ToolbarItem { Button("Item \(number)") { log.note("item \(number)") } }
    }
  }

  private let log = Log()

  @Test("F6: items of low priority leave the bar first, pinned ones and those of high priority stay")
  func priorities() {
    let screen = Screen(width: 300, height: 600) { Page(log: log) }
    let bar = screen.element(.navigationBar)
    #expect(bar.element(.button, "Item 9").exists)
    #expect(bar.element(.button, "Pinned").exists)
    #expect(!bar.element(.button, "Item 3").exists)
    #expect(!bar.element(.button, "Item 8").exists)
    #expect(!bar.element(.button, "Always").exists)
    screen["More"].tap()
    #expect(screen["Item 3"].exists)
    screen["Item 8"].tap()
    #expect(log.take() == ["item 8"])
    #expect(!screen["Item 8"].exists)
    screen["More"].tap()
    screen["Always"].tap()
    #expect(log.take() == ["always"])
  }

  @Test("F6: an item that becomes longer leaves the bar, and comes back when it is short again")
  func changingLength() {
    let screen = Screen(width: 300, height: 600) { Counter() }
    let bar = screen.element(.navigationBar)
    #expect(bar.element(.button, "2").exists)
    #expect(!screen["More"].exists)
    screen["1"].tap()
    #expect(!bar.element(.button, "2").exists)
    #expect(bar.element(.button, "A long name for an item").frame.maxX <= 300)
    screen["More"].tap()
    screen["Another item"].tap()
    screen["A long name for an item"].tap()
    #expect(bar.element(.button, "2").exists)
    #expect(!screen["More"].exists)
  }

  private struct Counter: View {
    @State private var isLong = false

    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem { Button(isLong ? "A long name for an item" : "1") { isLong.toggle() } }
          ToolbarItemGroup {
            Button("2") {}
            Button("Another item") {}
          }
        }
      }
    }
  }

  @Test("F6: with room, only what is always in the menu is there")
  func room() {
    let screen = Screen(width: 1200, height: 600) { Page(log: log) }
    #expect(screen["Item 3"].frame.maxX < screen["Item 8"].frame.minX)
    #expect(screen["Item 8"].frame.maxX < screen["More"].frame.minX)
    #expect(!screen["Always"].exists)
  }
}

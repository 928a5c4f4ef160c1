import SwiftUITesting
import Testing

@MainActor
struct TabViewTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Second: View {
    var body: some View { Text("Second page") }
  }

  private struct Tabs: View {
    var log: (String) -> Void = { _ in }
    var body: some View {
      TabView {
        Counter()
          .onAppear { log("+A") }
          .onDisappear { log("-A") }
          .tabItem { Text("A") }
        Second().tabItem { Text("B") }
      }
    }
  }

  @Test("F10: a tab is built when it is first chosen, and its state stays")
  func laziness() {
    let screen = Screen { Tabs() }
    #expect(screen.trace.bodies(of: Second.self) == 0)
    #expect(screen.element(.tab, "A").isSelected)
    screen["Count 0"].tap()
    screen.element(.tab, "B").tap()
    #expect(screen["Second page"].exists)
    #expect(!screen["Count 1"].exists)
    #expect(screen.trace.bodies(of: Second.self) == 1)
    screen.element(.tab, "A").tap()
    #expect(screen["Count 1"].exists)
    #expect(!screen["Second page"].exists)
  }

  @Test("F10: onAppear and onDisappear follow the choice")
  func lifecycle() {
    var log: [String] = []
    let screen = Screen { Tabs { log.append($0) } }
    screen.element(.tab, "B").tap()
    screen.element(.tab, "A").tap()
    #expect(log == ["+A", "-A", "+A"])
  }

  @Test("F10: the selection is the tag of the tab")
  func selection() {
    struct Chosen: View {
      @State private var tab = "two"
      var body: some View {
        TabView(selection: $tab) {
          VStack {
            Text("first of \(tab)")
            Button("Go") { tab = "two" }
          }
          .tabItem { Text("One") }
          .tag("one")
          Text("second of \(tab)").tabItem { Text("Two") }.tag("two")
        }
      }
    }
    let screen = Screen { Chosen() }
    #expect(screen["second of two"].exists)
    screen.element(.tab, "One").tap()
    #expect(screen["first of one"].exists)
    screen["Go"].tap()
    #expect(screen.element(.tab, "Two").isSelected)
  }

  @Test("Tabs with titles, pictures and values")
  func values() {
    struct Chosen: View {
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 0) { Text("At home") }
          Tab("Mail", systemImage: "envelope", value: 1) { Text("Letters") }
        }
      }
    }
    let screen = Screen { Chosen() }
    #expect(screen["Letters"].exists)
    screen.element(.tab, "Home").tap()
    #expect(screen["At home"].exists)
    #expect(screen.element(.tabBar).frame.maxY == 844)
  }

  @Test("Pages are turned by swiping")
  func pages() async {
    let screen = Screen {
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page)
    }
    #expect(screen.visibleText == ["One"])
    await screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400))
    #expect(screen.visibleText == ["Two"])
    await screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(screen.visibleText == ["One"])
  }
}

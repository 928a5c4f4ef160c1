import SwiftUITesting
import Testing

/// Tabs whose tag or badge stands before their item.
@MainActor
struct TabItemTraitTests {
  private struct Tabs: View {
    @State private var chosen = "home"
    var body: some View {
      TabView(selection: $chosen) {
        Text("At home").tag("home").tabItem { Text("Home") }
        Text("At work").padding().tag("work").tabItem { Text("Work") }
      }
      Text("chosen \(chosen)")
    }
  }

  @Test("J228: A tag before the item is the tab's: the tab is shown, and chosen by a tap")
  func tag() {
    let screen = Screen { Tabs() }
    #expect(screen["At home"].exists)
    #expect(screen.element(.tab, "Home").isSelected)
    screen.element(.tab, "Work").tap()
    #expect(screen["At work"].exists && screen["chosen work"].exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J228: A badge before the item is the tab's")
  func badge() {
    let screen = Screen {
      TabView {
        Text("First").tabItem { Text("A") }
        Text("Second").badge(3).tabItem { Text("B") }
      }
    }
    #expect(screen.visibleText.contains("3"))
  }

  @Test("J228: What stands after the item comes before what stands in front of it")
  func outer() {
    struct Both: View {
      @State private var chosen = 2
      var body: some View {
        TabView(selection: $chosen) {
          Text("One").tag(2).tabItem { Text("A") }.tag(1)
          Text("Two").tabItem { Text("B") }.tag(2)
        }
      }
    }
    let screen = Screen { Both() }
    #expect(screen.element(.tab, "B").isSelected)
    #expect(screen["Two"].exists && !screen["One"].exists)
  }
}

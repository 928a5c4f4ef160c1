import SwiftUI
import SwiftUITesting
import Testing

/// Items of toolbars that are left out, and their labels.
@MainActor
struct ToolbarItemModifierTests {
  private func page<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    let content = content()
    return NavigationStack { content }
  }

  @Test("J377: items that are hidden are not in the bar; they come back with their actions")
  func hidden() {
    struct Page: View {
      @State private var isHidden = true
      @State private var line = "-"

      var body: some View {
        VStack {
          Button("Turn") { isHidden.toggle() }
          Text(line)
        }
        .toolbar {
          ToolbarItem { Button("Save") { line = "saved" } }.hidden(isHidden)
          ToolbarItem(placement: .topBarLeading) { Button("Open") {}.toolbarItemHidden(isHidden) }
          ToolbarItem { Button("Stay") {} }.sharedBackgroundVisibility(.hidden)
        }
      }
    }
    let screen = Screen { page { Page() } }
    #expect(!screen["Save"].exists && !screen["Open"].exists && screen["Stay"].exists)
    screen["Turn"].tap()
    #expect(screen["Open"].exists)
    screen["Save"].tap()
    #expect(screen["saved"].exists)
  }

  @Test("J378: the labels of items are icons, titles or both, as the window's toolbar says")
  func labels() {
    func width(_ style: ToolbarLabelStyle) -> CGFloat {
      let screen = Screen {
        page { Text("Page").toolbar { ToolbarItem { Button("Add a page", systemImage: "plus") {} } } }
          .environment(\.toolbarLabelStyle, style)
      }
      return screen["Add a page"].frame.width
    }
    #expect(width(.automatic) == width(.iconOnly))
    #expect(width(.titleOnly) > width(.iconOnly) + 40)
    #expect(width(.titleAndIcon) > width(.titleOnly) + 10)
  }

  @Test("J379: a search that is minimized is a button until the user searches; suggestions can be hidden")
  func search() async {
    struct Page: View {
      @State private var text = ""
      let visibility: Visibility

      var body: some View {
        List { Text("Row") }
          .navigationTitle("Things")
          .searchable(text: $text)
          .searchSuggestions { Text("A suggestion").searchCompletion("done") }
          .searchSuggestions(visibility, for: [.menu, .content])
          .searchToolbarBehavior(.minimize)
      }
    }
    let screen = Screen { page { Page(visibility: .visible) } }
    #expect(screen.elements(.textField).isEmpty)
    screen.element(.button, "Search").tap()
    await screen.settle()
    #expect(screen.elements(.textField).count == 1 && screen["A suggestion"].exists)
    screen["Cancel"].tap()
    await screen.settle()
    #expect(screen.elements(.textField).isEmpty && screen.element(.button, "Search").exists)
    let without = Screen { page { Page(visibility: .hidden) } }
    without.element(.button, "Search").tap()
    await without.settle()
    #expect(without.elements(.textField).count == 1 && !without["A suggestion"].exists)
  }
}

import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct DefaultToolbarItemTests {
  private struct Library: View {
    @State private var text = ""
    @State private var isAtBottom = true

    var body: some View {
      NavigationStack {
        VStack {
          Text("text \(text)")
          Button("Move") { isAtBottom.toggle() }
        }
        .searchable(text: $text, prompt: "Find")
        .navigationTitle("Library")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          if isAtBottom { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
          ToolbarItem(placement: .bottomBar) { Button("New") {} }
        }
      }
    }
  }

  @Test("J331: the field of a search stands where its item is, once, and works there")
  func search() async {
    let screen = Screen { Library() }
    let field = screen.element(.textField, "Find")
    #expect(field.count == 1)
    #expect(field.frame.minY > 600)
    #expect(field.frame.maxX < screen["New"].frame.minX)
    field.tap()
    field.type("pear")
    #expect(screen["text pear"].exists)
    screen["Move"].tap()
    await screen.settle()
    #expect(field.count == 1)
    #expect(field.frame.minY < 200)
  }

  @Test("J331: the title stands where its item is; an item without its part is nothing")
  func title() {
    let screen = Screen {
      NavigationStack {
        Text("Page")
          .navigationTitle("Library")
          .toolbar {
            DefaultToolbarItem(kind: .title, placement: .bottomBar)
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            DefaultToolbarItem(kind: .sidebarToggle, placement: .bottomBar)
          }
      }
    }
    #expect(screen.visibleText.count { $0 == "Library" } == 1)
    #expect(screen.element(.heading, "Library").frame.minY > 600)
    #expect(screen.element(.textField).count == 0)
    #expect(screen.element(.button).count == 0)
  }
}

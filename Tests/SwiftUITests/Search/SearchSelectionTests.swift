import SwiftUITesting
import Testing

/// J400: what is selected in the field of a search.
@MainActor
struct SearchSelectionTests {
  private struct Page: View {
    @State private var text = "one two"
    @State private var selection: TextSelection?

    var body: some View {
      NavigationStack {
        VStack {
          Text("selected: \(selected)")
          Button("First") { if let range = text.range(of: "one") { selection = TextSelection(range: range) } }
        }
        .navigationTitle("Page")
        .searchable(text: $text)
        .searchSelection($selection)
      }
    }

    private var selected: String {
      guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else {
        return "nothing"
      }
      return String(text[range])
    }
  }

  @Test("J400: the selection in the field is that of the binding, in both directions")
  func selection() {
    let screen = Screen { Page() }
    screen.element(.textField).tap()
    screen.key("a", modifiers: .control)
    #expect(screen["selected: one two"].exists)
    screen["First"].tap()
    #expect(screen["selected: one"].exists)
    screen.type("1")
    #expect(screen.element(.textField).value == "1 two")
  }
}

import SwiftUITesting
import Testing

@MainActor
@Suite("Lists with sets of chosen rows")
struct SetSelectionTests {
  @Test("F40: a list written row by row takes a set of values, too")
  func sets() {
    struct Page: View {
      @State private var chosen: Set<String> = ["b"]
      var body: some View {
        VStack {
          Text("chosen \(chosen.sorted().joined())")
          List(selection: $chosen) { ForEach(["a", "b", "c"], id: \.self) { Text("letter \($0)") } }
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.element(.row, "letter b").isSelected)
    screen.element(.row, "letter c").tap(modifiers: .control)
    #expect(screen["chosen bc"].exists)
    screen.element(.row, "letter a").tap()
    #expect(screen["chosen a"].exists)
  }
}

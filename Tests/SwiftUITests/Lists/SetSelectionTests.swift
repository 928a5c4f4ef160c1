import SwiftUITesting
import Testing

/// Lists with sets of chosen rows.
@MainActor
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

  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  @Test("F40: rows of numbers and of bindings can be chosen; bindings follow their elements by id")
  func bindings() {
    var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Ben")]
    var bindings: [Int: Binding<Person>] = [:]
    var one: Int?
    var several: Set<Int> = []
    let screen = Screen {
      List(Binding(get: { people }, set: { people = $0 }), selection: Binding(get: { one }, set: { one = $0 })) {
        let _ = bindings[$0.id] = $0
        Text($0.wrappedValue.name)
      }
      List(
        Binding(get: { people }, set: { people = $0 }), id: \.id,
        selection: Binding(get: { several }, set: { several = $0 })
      ) { $person in
        Text("also \(person.name)")
      }
      List(10..<12, selection: Binding(get: { several }, set: { several = $0 })) { Text("number \($0)") }
    }
    screen.element(.row, "Ben").tap()
    #expect(one == 2)
    screen.element(.row, "also Ada").tap()
    #expect(several == [1])
    screen.element(.row, "number 11").tap(modifiers: .control)
    #expect(several == [1, 11])
    people.remove(at: 0)
    bindings[1]?.wrappedValue.name = "Cleo"
    bindings[2]?.wrappedValue.name = "Dan"
    #expect(people.map(\.name) == ["Dan"])
  }
}

import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Rows with cells in columns.
@MainActor @Suite("Tables")
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
    var nickname: String?
  }

  nonisolated private static var people: [Person] {
    [
      Person(id: 1, name: "Cleo", age: 40, nickname: "C"), Person(id: 2, name: "Ada", age: 36),
      Person(id: 3, name: "Bob", age: 51),
    ]
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var chosen: Set<Int> = []
    @State private var deleted = "-"

    init() {}

    var body: some View {
      VStack {
        Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(80).alignment(.trailing)
          TableColumn("Nickname") { Text($0.nickname ?? "none") }
        }
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: ","))").accessibilityIdentifier("chosen")
      }
    }
  }

  private func wide<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    let content = content()
    return Screen(width: 700, height: 400) { content.environment(\.horizontalSizeClass, .regular) }
  }

  private func order(_ screen: Screen) -> [String] {
    ["Ada", "Bob", "Cleo"].sorted { screen[$0].frame.minY < screen[$1].frame.minY }
  }

  @Test("Headers sort: the first press forward, the next in reverse, and other columns first")
  func sorts() {
    let screen = wide { People() }
    #expect(order(screen) == ["Ada", "Bob", "Cleo"])
    #expect(screen.element(.button, "Name").value == "Ascending")
    screen.element(.button, "Name").tap()
    #expect(order(screen) == ["Cleo", "Bob", "Ada"])
    #expect(screen.element(.button, "Name").value == "Descending")
    screen.element(.button, "Age").tap()
    #expect(order(screen) == ["Ada", "Cleo", "Bob"])
    #expect(screen.element(.button, "Name").value == "" && screen.element(.button, "Age").value == "Ascending")
    #expect(screen.elements(.button, containing: "Nickname").isEmpty)
  }

  @Test("Cells lie below their headers, as wide as their columns ask for")
  func columns() {
    let screen = wide { People() }
    #expect(screen["Ada"].frame.minX == screen["Name"].frame.minX)
    #expect(screen["36 years"].frame.maxX == screen["Age"].frame.maxX)
    #expect(abs(screen["Nickname"].frame.minX - screen["Age"].frame.maxX - 12) < 0.5)
    // 700 without the margins, two gaps and the 80 of the second column is shared by the others.
    let share = (700.0 - 32 - 24 - 80) / 2
    #expect(abs(screen["Nickname"].frame.minX - (16 + share + 12 + 80 + 12)) < 0.5)
  }

  @Test("Rows can be chosen")
  func selection() {
    let screen = wide { People() }
    screen["Bob"].tap()
    #expect(screen.element(id: "chosen").label == "chosen 3")
    screen["Ada"].tap(modifiers: .control)
    #expect(screen.element(id: "chosen").label == "chosen 2,3")
  }

  @Test("With little room only the first column is there, without headers")
  func compact() {
    let screen = Screen(width: 390, height: 400) { People().environment(\.horizontalSizeClass, .compact) }
    #expect(screen["Ada"].exists && !screen["36 years"].exists && !screen["Nickname"].exists)
    #expect(screen.elements(.button, containing: "Name").isEmpty)
  }

  @Test("Rows can be written one by one, with menus of their own; headers can be hidden")
  func rows() {
    struct Written: View {
      @State private var answer = "-"
      let people: [Person]
      let showsMore: Bool

      init(people: [Person], showsMore: Bool) {
        self.people = people
        self.showsMore = showsMore
      }

      var body: some View {
        VStack {
          Text(answer)
          Table(of: Person.self) {
            TableColumn("Who") { person in Text(person.name).bold() }
            if showsMore { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
          } rows: {
            TableRow(Person(id: 9, name: "First", age: 1))
            ForEach(people) { person in
              TableRow(person).contextMenu { Button("Greet") { answer = "Hello \(person.name)" } }
            }
          }
          .tableColumnHeaders(.hidden)
          .tableStyle(.bordered(alternatesRowBackgrounds: true))
        }
      }
    }
    let screen = wide { Written(people: Self.people, showsMore: true) }
    #expect(!screen["Who"].exists && screen["First"].exists && screen["40"].exists)
    #expect(screen["First"].frame.minY < screen["Cleo"].frame.minY)
    screen.secondaryTap(at: CGPoint(x: screen["Bob"].frame.midX, y: screen["Bob"].frame.midY))
    screen["Greet"].tap()
    #expect(screen["Hello Bob"].exists)
    screen.update { Written(people: Self.people, showsMore: false).environment(\.horizontalSizeClass, .regular) }
    #expect(!screen["40"].exists && screen["Cleo"].exists)
  }

  @Test("A table of 10,000 rows makes those in sight only")
  func many() {
    let people = (0..<10_000).map { Person(id: $0, name: "Person \($0)", age: $0) }
    let screen = wide {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
    #expect(screen["Person 0"].exists && !screen["Person 500"].exists)
    #expect(screen.visibleText.count < 60)
  }

  @Test("Widths that are no lengths are left out")
  func widths() {
    let screen = wide {
      Table(Self.people) {
        TableColumn("A", value: \.name).width(-5)
        TableColumn("B") { Text("\($0.age)") }.width(min: .nan, ideal: .infinity, max: -3)
        TableColumn("C") { Text("c\($0.id)") }.width(min: 200, max: 50)
      }
    }
    let columns = [["A", "Ada"], ["B", "36"], ["C", "c2"]]
    for (before, behind) in zip(columns, columns.dropFirst()) {
      for (left, right) in zip(before, behind) { #expect(screen[left].frame.maxX <= screen[right].frame.minX) }
    }
  }
}

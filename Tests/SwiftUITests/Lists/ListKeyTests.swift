import SwiftUITesting
import Testing

/// Keys in lists.
@MainActor
struct ListKeyTests {
  private struct Single: View {
    @State private var chosen: Int?
    let count: Int

    init(chosen: Int? = nil, count: Int = 100) {
      self.count = count
      _chosen = State(initialValue: chosen)
    }

    var body: some View {
      VStack {
        Text(chosen.map { "Chosen \($0)" } ?? "None")
        List(0..<count, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
  }

  private struct Several: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
      VStack {
        Text(verbatim: "Chosen \(chosen.sorted())")
        List(0..<100, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
  }

  @Test("F40: arrows move the choice from row to row, and stop at the ends")
  func arrows() {
    let screen = Screen { Single() }
    screen["Row 2"].tap()
    screen.key(.downArrow)
    #expect(screen["Chosen 3"].exists)
    screen.key(.upArrow)
    screen.key(.upArrow)
    screen.key(.upArrow)
    #expect(screen["Chosen 0"].exists)
    screen.key(.upArrow)
    #expect(screen["Chosen 0"].exists)
    #expect((0..<5).filter { screen.element(.row, "Row \($0)").isSelected } == [0])
  }

  @Test("F40: without a choice, the first key chooses a row at the end that it comes from")
  func first() {
    let screen = Screen { Single() }
    screen.key(.downArrow)
    #expect(screen["Chosen 0"].exists && screen.element(.row, "Row 0").isSelected)
    let other = Screen { Single() }
    other.key(.upArrow)
    #expect(other["Chosen 99"].exists && other.element(.row, "Row 99").isSelected)
    #expect(other.element(.row, "Row 99").isHittable && !other["Row 0"].exists)
  }

  @Test("F40: the chosen row comes in sight; home and end lead to the first and the last")
  func scrolling() {
    let screen = Screen { Single() }
    screen["Row 0"].tap()
    for _ in 0..<30 { screen.key(.downArrow) }
    #expect(screen["Row 30"].isHittable && screen["Row 30"].frame.maxY <= 844)
    screen.key(.end)
    #expect(screen["Chosen 99"].exists && screen["Row 99"].isHittable)
    screen.key(.home)
    #expect(screen["Chosen 0"].exists && screen["Row 0"].isHittable)
  }

  @Test("F40: of several, arrows choose one, and with shift all on the way")
  func several() {
    let screen = Screen { Several() }
    screen["Row 2"].tap()
    #expect(screen["Chosen [2]"].exists)
    screen.key(.downArrow, modifiers: .shift)
    screen.key(.downArrow, modifiers: .shift)
    #expect(screen["Chosen [2, 3, 4]"].exists)
    screen.key(.upArrow, modifiers: .shift)
    #expect(screen["Chosen [2, 3]"].exists)
    screen.key(.upArrow, modifiers: .shift)
    screen.key(.upArrow, modifiers: .shift)
    #expect(screen["Chosen [1, 2]"].exists)
    screen.key(.downArrow)
    #expect(screen["Chosen [2]"].exists)
    #expect((0..<5).filter { screen.element(.row, "Row \($0)").isSelected } == [2])
  }

  @Test("F40: headers and rows that cannot be chosen are passed over")
  func passing() {
    struct Sections: View {
      @State private var chosen: String?
      var body: some View {
        VStack {
          Text(chosen.map { "Chosen \($0)" } ?? "None")
          List(selection: $chosen) {
            Section("One") {
              Text("A").tag("a")
              Text("B").tag("b").selectionDisabled()
            }
            Section("Two") { Text("C").tag("c") }
          }
        }
      }
    }
    let screen = Screen { Sections() }
    screen["A"].tap()
    screen.key(.downArrow)
    #expect(screen["Chosen c"].exists)
    screen.key(.upArrow)
    #expect(screen["Chosen a"].exists)
    #expect(["A", "B", "C"].filter { screen.element(.row, $0).isSelected } == ["A"])
  }

  @Test("a view that asks for the arrow keys itself gets them")
  func moveCommand() {
    struct Page: View {
      @State private var chosen: Int?
      let log: Log
      var body: some View {
        List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
          .onMoveCommand { _ in log.note("moved") }
      }
    }
    let log = Log()
    let screen = Screen { Page(log: log) }
    screen["Row 1"].tap()
    screen.key(.downArrow)
    #expect(log.take() == ["moved"])
    #expect(screen.elements(.row).filter(\.isSelected).map(\.label) == ["Row 1"])
  }
}

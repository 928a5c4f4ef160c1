import SwiftUITesting
import Testing

/// Choosing rows with the pointer.
@MainActor
struct ClickSelectionTests {
  private struct Several: View {
    let isTable: Bool
    @State private var chosen: Set<Int> = []
    @State private var writes = 0

    init(isTable: Bool) { self.isTable = isTable }

    struct Entry: Identifiable {
      let id: Int
    }

    private var selection: Binding<Set<Int>> {
      Binding {
        chosen
      } set: {
        chosen = $0
        writes += 1
      }
    }

    var body: some View {
      VStack {
        Text(verbatim: "Chosen \(chosen.sorted())")
        Text(verbatim: "Writes \(writes)")
        if isTable {
          Table((0..<12).map { Entry(id: $0) }, selection: selection) {
            TableColumn("Name") { Text("Row \($0.id)") }
          }
        } else {
          List(0..<12, id: \.self, selection: selection) { Text("Row \($0)") }
        }
      }
    }
  }

  @Test("F40: a click replaces the choice, shift extends it, control toggles a row", arguments: [false, true])
  func clicks(isTable: Bool) {
    let screen = Screen { Several(isTable: isTable) }
    screen["Row 2"].tap()
    #expect(screen["Chosen [2]"].exists)
    screen["Row 4"].tap()
    #expect(screen["Chosen [4]"].exists)
    screen["Row 7"].tap(modifiers: .shift)
    #expect(screen["Chosen [4, 5, 6, 7]"].exists)
    screen["Row 3"].tap(modifiers: .shift)
    #expect(screen["Chosen [3, 4]"].exists)
    screen["Row 8"].tap(modifiers: .control)
    #expect(screen["Chosen [3, 4, 8]"].exists)
    #expect((0..<12).filter { screen.element(.row, "Row \($0)").isSelected } == [3, 4, 8])
    screen["Row 4"].tap(modifiers: .command)
    #expect(screen["Chosen [3, 8]"].exists)
    screen["Row 6"].tap(modifiers: .shift)
    #expect(screen["Chosen [4, 5, 6]"].exists)
    screen.key(.downArrow, modifiers: .shift)
    #expect(screen["Chosen [4, 5, 6, 7]"].exists)
    screen["Row 1"].tap()
    #expect(screen["Chosen [1]"].exists)
    #expect(screen["Writes 9"].exists)
    screen["Row 1"].tap()
    #expect(screen["Writes 9"].exists)
  }

  private struct Single: View {
    @State private var chosen: Int? = 0
    @State private var writes = 0

    var body: some View {
      VStack {
        Text(verbatim: "Chosen \(chosen ?? -1)")
        Text(verbatim: "Writes \(writes)")
        List(
          0..<3, id: \.self,
          selection: Binding {
            chosen
          } set: {
            chosen = $0
            writes += 1
          }
        ) { Text("Row \($0)") }
      }
    }
  }

  @Test("F40: where one row can be chosen, control gives it up and shift chooses another")
  func single() {
    let screen = Screen { Single() }
    screen["Row 1"].tap(modifiers: .shift)
    #expect(screen["Chosen 1"].exists)
    screen["Row 1"].tap(modifiers: .control)
    #expect(screen["Chosen -1"].exists)
    screen["Row 2"].tap(modifiers: .control)
    #expect(screen.visibleText.prefix(2) == ["Chosen 2", "Writes 3"])
  }

  @Test("J19: arrow keys at the first or last row write nothing")
  func ends() {
    let screen = Screen { Single() }
    screen.key(.upArrow)
    #expect(screen.visibleText.prefix(2) == ["Chosen 0", "Writes 0"])
    screen.key(.end)
    #expect(screen.visibleText.prefix(2) == ["Chosen 2", "Writes 1"])
    screen.key(.downArrow)
    screen.key(.end)
    #expect(screen.visibleText.prefix(2) == ["Chosen 2", "Writes 1"])

    let several = Screen { Several(isTable: false) }
    several["Row 10"].tap()
    several.key(.downArrow, modifiers: .shift)
    #expect(several.visibleText.prefix(2) == ["Chosen [10, 11]", "Writes 2"])
    several.key(.downArrow, modifiers: .shift)
    several.key(.downArrow)
    #expect(several.visibleText.prefix(2) == ["Chosen [10, 11]", "Writes 2"])
  }

  @Test("F40: while a list is edited, taps toggle rows")
  func editing() {
    struct Page: View {
      @State private var chosen: Set<Int> = [1]
      var body: some View {
        VStack {
          Text(verbatim: "Chosen \(chosen.sorted())")
          List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
            .environment(\.editMode, .constant(.active))
        }
      }
    }
    let screen = Screen { Page() }
    screen["Row 3"].tap()
    screen["Row 1"].tap()
    screen["Row 0"].tap()
    #expect(screen["Chosen [0, 3]"].exists)
    #expect((0..<5).filter { screen.element(.row, "Row \($0)").isSelected } == [0, 3])
  }
}

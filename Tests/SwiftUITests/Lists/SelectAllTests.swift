import SwiftUITesting
import Testing

/// DK35: all rows are chosen by a key.
@MainActor
struct SelectAllTests {
  private struct Numbers: View {
    @State private var chosen: Set<Int> = []
    let count: Int

    init(count: Int) {
      self.count = count
    }

    var body: some View {
      VStack {
        Text("Chosen: \(chosen.count), \(chosen.contains(1) ? "with" : "without") 1")
        List(0..<count, id: \.self, selection: $chosen) { Text("Row \($0)").selectionDisabled($0 == 1) }
      }
    }
  }

  private struct One: View {
    @State private var chosen: Int?

    var body: some View {
      VStack {
        Text("Chosen: \(chosen ?? -1)")
        List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
  }

  @Test("DK35: all rows are chosen but those that cannot be", arguments: [EventModifiers.command, .control])
  func all(modifiers: EventModifiers) {
    let screen = Screen(width: 300, height: 300, idiom: .desktop) { Numbers(count: 5) }
    screen["Row 2"].tap()
    #expect(screen["Chosen: 1, without 1"].exists)
    screen.key("a", modifiers: modifiers)
    #expect(screen["Chosen: 4, without 1"].exists)
    screen["Row 3"].tap()
    #expect(screen["Chosen: 1, without 1"].exists)
  }

  @Test("DK35: rows that are not made yet are chosen, too")
  func unmade() {
    let screen = Screen(width: 300, height: 300, idiom: .desktop) { Numbers(count: 500) }
    screen["Row 2"].tap()
    screen.key("a", modifiers: .command)
    #expect(screen["Chosen: 499, without 1"].exists)
  }

  @Test("DK35: where one row is chosen, it stays so")
  func one() {
    let screen = Screen(width: 300, height: 300, idiom: .desktop) { One() }
    screen["Row 2"].tap()
    screen.key("a", modifiers: .command)
    #expect(screen["Chosen: 2"].exists)
  }
}

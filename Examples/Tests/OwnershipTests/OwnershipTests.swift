import Logbook
import Ownership
import SwiftUITesting
import Testing

/// One after the other: the counters of all screens write into one logbook.
@MainActor @Suite(.serialized)
struct OwnershipTests {
  init() {
    Counter.forgetAll()
  }

  @Test("The observed object is built with the struct, the owned one when the view appears")
  func births() {
    let screen = Screen { OwnershipView() }
    #expect(Logbook.ownership.entries == ["borrowed: born #1", "owned: born #1"])
    #expect(screen["owned: born #1"].exists)
  }

  @Test("A refresh replaces the observed object, and lets the old one go right after the new one is there")
  func refreshes() {
    let screen = Screen { OwnershipView() }
    Logbook.ownership.clear()
    screen["Refresh"].tap()
    #expect(Logbook.ownership.entries == ["borrowed: born #2", "borrowed: released #1"])
    screen["Refresh"].tap()
    #expect(Logbook.ownership.entries.suffix(2) == ["borrowed: born #3", "borrowed: released #2"])
    #expect(screen["Refreshed: 2"].exists)
  }

  @Test("Only the owned counter keeps its count")
  func counts() {
    let screen = Screen { OwnershipView() }
    let owned = screen.element(id: "owned count")
    let borrowed = screen.element(id: "borrowed count")
    for _ in 0..<3 {
      screen["Count owned"].tap()
      screen["Count borrowed"].tap()
    }
    #expect(owned.label == "3")
    #expect(borrowed.label == "3")

    screen["Refresh"].tap()
    #expect(owned.label == "3")
    #expect(borrowed.label == "0")
  }

  @Test("The trace knows of every object")
  func trace() {
    let screen = Screen { OwnershipView() }
    // The cards observe the object that they are handed, too.
    let cards = 2
    #expect(screen.trace.objects(of: Counter.self) == 2 + cards)
    for _ in 0..<3 { screen["Refresh"].tap() }
    #expect(screen.trace.objects(of: Counter.self) == 2 + cards + 3 * 2)
    #expect(screen.trace.bodies(of: OwnedCounter.self) == 1)
    #expect(screen.trace.bodies(of: BorrowedCounter.self) == 4)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("Nothing is left when the screen goes")
  func ends() {
    do {
      let screen = Screen { OwnershipView() }
      screen.unmount()
    }
    #expect(Logbook.ownership.entries.filter { $0.hasSuffix("released #1") }.count == 2)
  }
}

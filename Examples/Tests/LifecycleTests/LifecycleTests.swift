import Lifecycle
import Logbook
import SwiftUITesting
import Testing

@MainActor
struct LifecycleTests {
  private let logbook = Logbook()

  @Test("A hidden counter forgets its count")
  func forgets() {
    let screen = Screen { LifecycleView(logbook: logbook) }
    screen["Count"].tap()
    screen["Count"].tap()
    #expect(screen.element(id: "count").label == "2")

    screen["Hide the counter"].tap()
    #expect(!screen.element(id: "count").exists)
    screen["Show the counter"].tap()
    #expect(screen.element(id: "count").label == "0")
  }

  @Test("The struct is made, appears and disappears in this order")
  func order() {
    let screen = Screen { LifecycleView(logbook: logbook) }
    #expect(logbook.entries == ["init", "appear"])
    screen["Count"].tap()
    screen["Hide the counter"].tap()
    #expect(logbook.entries == ["init", "appear", "disappear, at 1"])
    screen["Show the counter"].tap()
    #expect(logbook.entries.suffix(2) == ["init", "appear"])
    #expect(screen["disappear, at 1"].exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("Counting evaluates the counter alone")
  func counting() {
    let screen = Screen { LifecycleView(logbook: logbook) }
    screen.trace.reset()
    screen["Count"].tap()
    #expect(screen.trace.bodies(of: CounterView.self) == 1)
    #expect(screen.trace.bodies(of: LifecycleView.self) == 0)
  }
}

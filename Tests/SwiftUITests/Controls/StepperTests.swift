import SwiftUITesting
import Testing

/// Steppers.
@MainActor
struct StepperTests {
  private struct Quantity: View {
    @State var count = 2
    var body: some View { Stepper("Quantity", value: $count, in: 0...3) }
  }

  @Test("F46: a stepper goes up and down by a step and stops at its bounds")
  func bounds() {
    let screen = Screen { Quantity() }
    let stepper = screen.element(.stepper, "Quantity")
    #expect(stepper.value == "2")
    stepper.element(.button, "Increment").tap()
    #expect(stepper.value == "3")
    #expect(!stepper.element(.button, "Increment").isEnabled)
    #expect(stepper.element(.button, "Decrement").isEnabled)
    for _ in 0..<3 { stepper.element(.button, "Decrement").tap() }
    #expect(stepper.value == "0")
    #expect(!screen["Decrement"].isEnabled)
  }

  @Test("a step that leads past a bound leads to it")
  func lastStep() {
    struct Level: View {
      @State var level = 0.5
      var body: some View { Stepper("Level", value: $level, in: 0...2, step: 1) }
    }
    let screen = Screen { Level() }
    screen["Increment"].tap()
    #expect(screen["Level"].value == "1.5")
    screen["Increment"].tap()
    #expect(screen["Level"].value == "2")
  }

  @Test("J20: a value outside of the bounds moves from the nearer one", arguments: [(15, 9, 15), (-5, -5, 1)])
  func outside(value: Int, decremented: Int, incremented: Int) {
    struct Quantity: View {
      @State var count: Int
      var body: some View { Stepper("Quantity", value: $count, in: 0...10) }
    }
    for (direction, expected) in [(AccessibilityAdjustmentDirection.decrement, decremented), (.increment, incremented)]
    {
      let pressed = Screen { Quantity(count: value) }
      let button = pressed[direction == .increment ? "Increment" : "Decrement"]
      #expect(button.isEnabled == (expected != value))
      if expected != value { button.tap() }
      #expect(pressed["Quantity"].value == "\(expected)")
      let adjusted = Screen { Quantity(count: value) }
      adjusted["Quantity"].adjust(direction)
      #expect(adjusted["Quantity"].value == "\(expected)")
    }
  }

  @Test("J20: steps that lead out of the type of the value lead to the bound")
  func extremes() {
    struct Small: View {
      @State var count: Int8 = 100
      @State var whole = -5
      var body: some View {
        Stepper("Small", value: $count, in: 0...127, step: 100)
        Stepper("Whole", value: $whole, in: Int.min...Int.max, step: 2)
      }
    }
    let screen = Screen { Small() }
    screen["Small"].adjust(.increment)
    #expect(screen["Small"].value == "127")
    screen["Whole"].adjust(.increment)
    #expect(screen["Whole"].value == "-3")
  }

  @Test("a stepper with actions calls them; without one a button is disabled")
  func actions() {
    let log = Log()
    let screen = Screen {
      Stepper {
        Text("Steps")
      } onIncrement: {
        log.note("up")
      } onDecrement: {
        log.note("down")
      }
    }
    screen["Increment"].tap()
    screen["Decrement"].tap()
    #expect(log.take() == ["up", "down"])
    let half = Screen { Stepper("Steps", onIncrement: { log.note("up") }, onDecrement: nil) }
    #expect(half["Increment"].isEnabled)
    #expect(!half["Decrement"].isEnabled)
  }

  @Test("editing begins and ends with a press")
  func editing() {
    let log = Log()
    let screen = Screen {
      Stepper("Quantity", value: .constant(1), step: 1, onEditingChanged: { log.note("\($0)") })
    }
    screen["Increment"].tap()
    #expect(log.take() == ["true", "false"])
  }

  @Test("the spellings of earlier SDKs, and trailing labels, compile and mean the same")
  func spellings() {
    let value = Binding.constant(1)
    let screen = Screen {
      VStack {
        Stepper(value: value, in: 0...2) { Text("A") }
        Stepper(value: value, in: 0...2, step: 1, label: { Text("B") })
        Stepper(onIncrement: {}, onDecrement: {}, label: { Text("C") })
        Stepper("D", value: value, in: 0...2, step: 1, format: .number)
        Stepper(value: value, step: 2, onEditingChanged: { _ in }, label: { Text("E") })
      }
    }
    #expect(screen.elements(.stepper).map(\.label) == ["A", "B", "C", "D", "E"])
  }
}

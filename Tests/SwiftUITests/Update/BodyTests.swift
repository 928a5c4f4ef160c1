import SwiftUITesting
import Testing

/// When a body runs.
@MainActor
struct BodyTests {
  fileprivate struct Sub: View {
    let isOn: Bool

    var body: some View { Text(isOn ? "on" : "off") }
  }

  /// Ticks, and shows what is made of the number of ticks.
  fileprivate struct Ticking<Content: View>: View {
    @State private var ticks = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      VStack {
        Button("tick") { ticks += 1 }
        content(ticks)
      }
    }
  }

  private func bodies<V: View, Content: View>(
    of type: V.Type, afterTicks ticks: Int, @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> Int {
    let screen = Screen { Ticking(content: content) }
    for _ in 0..<ticks { screen["tick"].tap() }
    return screen.trace.bodies(of: type)
  }

  @Test("B1: of two children only the one with another input runs")
  func changedInput() {
    struct Parent: View {
      @State private var first = false
      @State private var second = false

      var body: some View {
        VStack {
          Sub(isOn: first)
          Sub(isOn: second)
          Button("toggle") { first.toggle() }
        }
      }
    }
    let screen = Screen { Parent() }
    screen["toggle"].tap()
    #expect(screen.trace.bodies(of: Parent.self) == 2)
    #expect(screen.trace.bodies(of: Sub.self) == 3)
    #expect(screen.visibleText == ["on", "off", "toggle"])
  }

  @Test("B1: a root that is given an equal value does not run")
  func equalRoot() {
    let screen = Screen { Sub(isOn: true) }
    screen.update { Sub(isOn: true) }
    #expect(screen.trace.bodies(of: Sub.self) == 1)
    screen.update { Sub(isOn: false) }
    #expect(screen.trace.bodies(of: Sub.self) == 2)
  }

  @Test("B1: a grandchild with another input runs through a parent that is skipped no further")
  func skippedGenerations() {
    struct Middle: View {
      var body: some View { Sub(isOn: true) }
    }
    #expect(bodies(of: Middle.self, afterTicks: 3) { _ in Middle() } == 1)
    #expect(bodies(of: Sub.self, afterTicks: 3) { _ in Middle() } == 1)
  }

  @Test("B1: a node that is dirty and gets a new value runs once")
  func dirtyAndNewValue() {
    struct Child: View {
      let number: Int
      @Binding var shared: Int

      var body: some View { Text("\(number) \(shared)") }
    }
    struct Parent: View {
      @State private var shared = 0

      var body: some View {
        VStack {
          Button("add") { shared += 1 }
          Child(number: shared, shared: $shared)
        }
      }
    }
    let screen = Screen { Parent() }
    screen["add"].tap()
    #expect(screen.visibleText == ["add", "1 1"])
    #expect(screen.trace.bodies(of: Child.self) == 2)
  }

  @Test("B2: a view without properties runs for a new value only")
  func plainViews() {
    struct Number: View {
      let number: Int

      var body: some View { Text("\(number)") }
    }
    #expect(bodies(of: Number.self, afterTicks: 10) { _ in Number(number: 1) } == 1)
    #expect(bodies(of: Number.self, afterTicks: 10) { Number(number: $0) } == 11)
    #expect(bodies(of: Number.self, afterTicks: 10) { Number(number: $0 / 5) } == 3)
  }

  @Test("B2: a view with state runs for each change of it, though its value is the same")
  func viewsWithState() {
    struct Counter: View {
      let number: Int
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let screen = Screen { Ticking { _ in Counter(number: 1) } }
    screen["tick"].tap()
    #expect(screen.trace.bodies(of: Counter.self) == 1)
    screen["count 0"].tap()
    screen["count 1"].tap()
    #expect(screen.trace.bodies(of: Counter.self) == 3)
  }

  @Test("B3: plain memory is compared byte by byte, not by ==")
  func plainMemory() {
    #expect(bodies(of: Parity.self, afterTicks: 2) { Parity(number: $0 * 2) } == 3)
  }

  @Test("B3: equatable() makes == decide")
  func equatable() {
    #expect((1...2).contains(bodies(of: Parity.self, afterTicks: 2) { Parity(number: $0 * 2).equatable() }))
    #expect((1...2).contains(bodies(of: Parity.self, afterTicks: 6) { EquatableView(content: Parity(number: $0 * 2)) }))
    #expect(bodies(of: Parity.self, afterTicks: 4) { Parity(number: $0).equatable() } == 5)
  }

  @Test("B3: a type with references that is Equatable is compared by ==")
  func equatableReferences() {
    #expect(bodies(of: NamedParity.self, afterTicks: 4) { NamedParity(number: $0 * 2, name: "x") } == 1)
    #expect(bodies(of: NamedParity.self, afterTicks: 4) { NamedParity(number: $0, name: "x") } == 5)
  }

  @Test("B3: other types are compared field by field")
  func fieldByField() {
    struct Pair {
      let name: String
      let number: Int
    }
    struct Fields: View {
      let pair: Pair
      let list: [String]
      let choice: Int?

      var body: some View { Text(pair.name) }
    }
    let long = { (number: Int) in "a name that is too long to be stored inline, number \(number)" }
    #expect(
      bodies(of: Fields.self, afterTicks: 5) { _ in
        Fields(pair: Pair(name: long(1), number: 1), list: [long(2)], choice: 3)
      } == 1)
    #expect(
      bodies(of: Fields.self, afterTicks: 5) { Fields(pair: Pair(name: long($0), number: 1), list: [], choice: nil) }
        == 6)
    #expect(
      bodies(of: Fields.self, afterTicks: 5) { Fields(pair: Pair(name: "", number: 1), list: [long($0)], choice: nil) }
        == 6)
    #expect(
      bodies(of: Fields.self, afterTicks: 5) { Fields(pair: Pair(name: "", number: 1), list: [], choice: $0) } == 6)
  }

  @Test("B3: enumerations with payloads are compared by case and payload")
  func enumerations() {
    enum Choice {
      case none
      case number(Int)
      case pair(Int8, Int)
    }
    struct Chooser: View {
      let choice: Choice

      var body: some View { Text("x") }
    }
    #expect(bodies(of: Chooser.self, afterTicks: 4) { _ in Chooser(choice: .none) } == 1)
    #expect(bodies(of: Chooser.self, afterTicks: 4) { _ in Chooser(choice: .number(3)) } == 1)
    #expect(bodies(of: Chooser.self, afterTicks: 4) { Chooser(choice: .number($0)) } == 5)
    #expect(bodies(of: Chooser.self, afterTicks: 1) { Chooser(choice: $0 == 0 ? .none : .pair(0, 0)) } == 2)
  }

  @Test("B3: a value that is not a number equals itself")
  func notANumber() {
    struct Number: View {
      let number: Double

      var body: some View { Text("\(number)") }
    }
    #expect(bodies(of: Number.self, afterTicks: 3) { _ in Number(number: .nan) } == 1)
  }

  @Test("B3: what lies between fields in memory does not count")
  func padding() {
    struct Padded: View {
      let small: Int8
      let large: Int
      let flag: Bool

      var body: some View { Text("x") }
    }
    #expect(bodies(of: Padded.self, afterTicks: 8) { _ in Padded(small: 1, large: 2, flag: true) } == 1)
  }

  @Test("B3: a closure that captures something differs each time")
  func capturingClosures() {
    struct Acting: View {
      let number: Int
      let action: () -> Void

      var body: some View { Button("act") { action() } }
    }
    let log = Log()
    #expect(bodies(of: Acting.self, afterTicks: 4) { tick in Acting(number: 1) { log.note("\(tick)") } } == 5)
  }

  @Test("B4: state changes run the body of an equatable view")
  func equatableWithState() {
    let screen = Screen { Ticking { EquatableCounter(number: $0 * 2).equatable() } }
    screen["tick"].tap()
    #expect(screen.trace.bodies(of: EquatableCounter.self) == 1)
    screen["count 0"].tap()
    #expect(screen.trace.bodies(of: EquatableCounter.self) == 2)
    screen["count 1"].tap()
    #expect(screen.visibleText == ["tick", "count 2"])
  }

  @Test("B5: a child with a closure that captures runs whenever its parent does")
  func contentClosures() {
    struct Child<Content: View>: View {
      @ViewBuilder let content: () -> Content

      var body: some View { content() }
    }
    #expect(bodies(of: Child<Text>.self, afterTicks: 4) { tick in Child { Text("\(tick)") } } == 5)
  }

  @Test("B24: structures count with all of their fields, read or not")
  func structures() {
    struct User {
      var name = "Ada"
      var biography = ""
    }
    struct Whole: View {
      let user: User

      var body: some View { Text(user.name) }
    }
    struct Part: View {
      let name: String

      var body: some View { Text(name) }
    }
    let user = { (tick: Int) in User(biography: "edition \(tick)") }
    #expect(bodies(of: Whole.self, afterTicks: 3) { Whole(user: user($0)) } == 4)
    #expect(bodies(of: Part.self, afterTicks: 3) { Part(name: user($0).name) } == 1)
  }

  @Test("B24: objects count by their identity, even if they are Equatable")
  func objects() {
    final class Model: Equatable {
      var number = 0

      static func == (left: Model, right: Model) -> Bool { true }
    }
    struct Child: View {
      let model: Model

      var body: some View { Text("x") }
    }
    let model = Model()
    #expect(
      bodies(of: Child.self, afterTicks: 3) {
        model.number = $0
        return Child(model: model)
      } == 1)
    #expect(bodies(of: Child.self, afterTicks: 3) { _ in Child(model: Model()) } == 4)
  }
}

private struct Parity: View, Equatable {
  let number: Int

  nonisolated static func == (left: Parity, right: Parity) -> Bool { left.number % 2 == right.number % 2 }

  var body: some View { Text("\(number)") }
}

private struct NamedParity: View, Equatable {
  let number: Int
  let name: String

  nonisolated static func == (left: NamedParity, right: NamedParity) -> Bool { left.number % 2 == right.number % 2 }

  var body: some View { Text("\(name) \(number)") }
}

private struct EquatableCounter: View, Equatable {
  let number: Int
  @State private var count = 0

  nonisolated static func == (left: EquatableCounter, right: EquatableCounter) -> Bool {
    left.number % 2 == right.number % 2
  }

  var body: some View { Button("count \(count)") { count += 1 } }
}

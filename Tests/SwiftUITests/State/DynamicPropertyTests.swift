import SwiftUITesting
import Testing

@MainActor
struct DynamicPropertyTests {
  private let log = Log()

  /// A property of the user's own, with state inside.
  fileprivate struct Tick: DynamicProperty {
    let name: String
    let log: Log
    @State var count = 0

    nonisolated mutating func update() {
      let (name, log) = (name, log)
      MainActor.assumeIsolated { log.note("update \(name)") }
    }
  }

  @Test("A29: state inside works, and update() runs before each body")
  func nestedState() {
    struct Owner: View {
      var tick: Tick

      var body: some View {
        tick.log.noting("body", Button("count \(tick.count)") { tick.count += 1 })
      }
    }
    let screen = Screen { Owner(tick: Tick(name: "t", log: log)) }
    #expect(log.take() == ["update t", "body"])
    screen["count 0"].tap()
    #expect(log.take() == ["update t", "body"])
    screen["count 1"].tap()
    #expect(log.take() == ["update t", "body"])
    #expect(screen.visibleText == ["count 2"])
    #expect(screen.trace.bodies(of: Owner.self) == 3)
  }

  @Test("A29: two properties of one type have states of their own")
  func twoProperties() {
    struct Owner: View {
      var first: Tick
      var second: Tick

      var body: some View {
        VStack {
          Button("first \(first.count)") { first.count += 1 }
          Button("second \(second.count)") { second.count += 1 }
        }
      }
    }
    let screen = Screen { Owner(first: Tick(name: "a", log: log), second: Tick(name: "b", log: log)) }
    screen["second 0"].tap()
    screen["second 1"].tap()
    #expect(screen.visibleText == ["first 0", "second 2"])
    #expect(log.lines == ["update a", "update b", "update a", "update b", "update a", "update b"])
  }

  @Test("A29: properties nest to any depth; inner ones are updated first")
  func deepNesting() {
    struct Outer: DynamicProperty {
      var inner: Tick
      @State var own = 10

      nonisolated mutating func update() {
        let log = inner.log
        MainActor.assumeIsolated { log.note("update outer") }
      }
    }
    struct Owner: View {
      var outer: Outer

      var body: some View {
        Button("\(outer.inner.count) \(outer.own)") {
          outer.inner.count += 1
          outer.own += 1
        }
      }
    }
    let screen = Screen { Owner(outer: Outer(inner: Tick(name: "inner", log: log))) }
    #expect(log.lines == ["update inner", "update outer"])
    screen["0 10"].tap()
    #expect(screen.visibleText == ["1 11"])
  }

  @Test("A29: tuples are searched")
  func tuples() {
    struct Owner: View {
      var ticks: (Tick, Tick)

      var body: some View {
        Button("\(ticks.0.count) \(ticks.1.count)") { ticks.1.count += 1 }
      }
    }
    let screen = Screen { Owner(ticks: (Tick(name: "a", log: log), Tick(name: "b", log: log))) }
    screen["0 0"].tap()
    #expect(screen.visibleText == ["0 1"])
  }

  @Test("A29: environment and objects inside are followed")
  func environmentInside() {
    struct Scheme: DynamicProperty {
      @Environment(\.isEnabled) private var isEnabled

      @MainActor var name: String { isEnabled ? "enabled" : "disabled" }
    }
    struct Owner: View {
      var scheme = Scheme()

      var body: some View { Text(scheme.name) }
    }
    #expect(texts(over: [false, true]) { Owner().disabled($0) } == [["enabled"], ["disabled"]])
  }

  @Test("A29: state survives new values of the view around it")
  func newValues() {
    struct Owner: View {
      let name: String
      var tick: Tick

      var body: some View {
        Button("\(name) \(tick.count)") { tick.count += 1 }
      }
    }
    let screen = Screen { Owner(name: "a", tick: Tick(name: "t", log: log)) }
    screen["a 0"].tap()
    screen.update { Owner(name: "b", tick: Tick(name: "t", log: log)) }
    #expect(screen.visibleText == ["b 1"])
  }

  @Test("A29: state inside of a class is never installed")
  func classes() {
    final class Holder {
      @State var count = 0
    }
    struct Owner: View {
      let holder = Holder()

      var body: some View {
        VStack {
          Button("count \(holder.count)") { holder.count += 1 }
          Text("bound \(holder.$count.wrappedValue)")
        }
      }
    }
    let screen = Screen { Owner() }
    screen["count 0"].tap()
    #expect(screen.visibleText == ["count 0", "bound 0"])
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    #expect(screen.trace.warnings.contains { $0.contains("Accessing State's value outside of being installed") })
  }

  @Test("A29: properties of modifiers work like those of views")
  func modifiers() {
    struct Counting: ViewModifier {
      var tick: Tick

      func body(content: Content) -> some View {
        VStack {
          content
          Button("count \(tick.count)") { tick.count += 1 }
        }
      }
    }
    let screen = Screen { Text("x").modifier(Counting(tick: Tick(name: "t", log: log))) }
    screen["count 0"].tap()
    #expect(screen.visibleText == ["x", "count 1"])
    #expect(log.lines == ["update t", "update t"])
  }
}

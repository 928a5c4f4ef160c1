import SwiftUITesting
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    MainActor.assumeIsolated { log.note("init \(name)") }
  }
}

@MainActor
struct StateObjectTests {
  private let log = Log()

  private struct Owner: View {
    let tick: Int
    @StateObject private var model: Model

    init(_ name: String, tick: Int = 0, _ log: Log) {
      self.tick = tick
      _model = StateObject(wrappedValue: Model(name, log))
    }

    var body: some View {
      Button("\(model.name) \(model.count) \(tick)") { model.count += 1 }
    }
  }

  @Test("A22: the object is built once for an identity")
  func once() {
    let screen = Screen { Owner("m", tick: 0, log) }
    screen["m 0 0"].tap()
    for tick in 1...10 { screen.update { Owner("m", tick: tick, log) } }
    #expect(screen.visibleText == ["m 1 10"])
    #expect(log.lines == ["init m"])
    #expect(screen.trace.objects(of: Model.self) == 1)
  }

  @Test("A22: parameters that change later are ignored")
  func parameters() {
    #expect(texts(over: ["a", "b"]) { Owner($0, log) } == [["a 0 0"], ["a 0 0"]])
    #expect(log.lines == ["init a"])
  }

  @Test("A22: another identity builds another object")
  func newIdentity() {
    #expect(texts(over: ["a", "b"]) { Owner($0, log).id($0) } == [["a 0 0"], ["b 0 0"]])
    #expect(log.lines == ["init a", "init b"])
  }

  @Test("A22: the object is built even if the body never reads it, before the body")
  func unreadObjects() {
    struct Unread: View {
      let log: Log
      @StateObject private var model: Model

      init(_ log: Log) {
        self.log = log
        _model = StateObject(wrappedValue: Model("m", log))
      }

      var body: some View { log.noting("body", Text("x")) }
    }
    _ = Screen { Unread(log) }
    #expect(log.lines == ["init m", "body"])
  }

  @Test("A22: access before the view is shown makes a throw-away object each time, with a warning")
  func accessOutsideOfAView() {
    struct Parent: View {
      let log: Log

      var body: some View {
        let child = Child(log)
        log.noting(child.peek + child.peek, child)
      }
    }
    struct Child: View {
      @StateObject private var model: Model

      init(_ log: Log) { _model = StateObject(wrappedValue: Model("m", log)) }

      var peek: String { model.name }

      var body: some View { Text(model.name) }
    }
    let screen = Screen { Parent(log: log) }
    #expect(log.lines == ["init m", "init m", "mm", "init m"])
    let warning = "Accessing StateObject's object without being installed on a View."
    #expect(screen.trace.warnings.count { $0.hasPrefix(warning) } == 1)
  }

  @Test("A22: the object's projection gives bindings that write to it")
  func projection() {
    struct Field: View {
      @Binding var count: Int

      var body: some View {
        Button("count \(count)") { count += 5 }
      }
    }
    struct Parent: View {
      @StateObject private var model: Model

      init(_ log: Log) { _model = StateObject(wrappedValue: Model("m", log)) }

      var body: some View { Field(count: $model.count) }
    }
    let screen = Screen { Parent(log) }
    screen["count 0"].tap()
    #expect(screen.visibleText == ["count 5"])
  }

  @Test("A23: an observed object built as a default is a new one each time the parent's body runs")
  func observedDefaults() {
    struct Child: View {
      @ObservedObject var model: Model

      init(_ log: Log) { model = Model("m", log) }

      var body: some View {
        Button("count \(model.count)") { model.count += 1 }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var ticks = 0

      var body: some View {
        VStack {
          Button("tick \(ticks)") { ticks += 1 }
          Child(log)
        }
      }
    }
    let screen = Screen { Parent(log: log) }
    screen["count 0"].tap()
    #expect(screen["count 1"].exists)
    screen["tick 0"].tap()
    #expect(screen["count 0"].exists)
    screen["count 0"].tap()
    screen["tick 1"].tap()
    #expect(screen["count 0"].exists)
    #expect(log.lines.count == 3)
    #expect(screen.trace.objects(of: Model.self) == 3)
  }

  @Test("A23: the view follows the object that it was given last, and no other")
  func replacedObjects() {
    struct Child: View {
      @ObservedObject var model: Model

      var body: some View { Text("\(model.name) \(model.count)") }
    }
    let (first, second) = (Model("a", log), Model("b", log))
    let screen = Screen { Child(model: first) }
    screen.update { Child(model: second) }
    #expect(screen.visibleText == ["b 0"])
    second.count = 2
    #expect(screen.visibleText == ["b 2"])
    let bodies = screen.trace.bodies(of: Child.self)
    first.count = 9
    #expect(screen.visibleText == ["b 2"])
    #expect(screen.trace.bodies(of: Child.self) == bodies)
  }

  @Test("A23: nothing is observed after the view is gone")
  func goneViews() {
    struct Child: View {
      @ObservedObject var model: Model

      var body: some View { Text("\(model.count)") }
    }
    let model = Model("a", log)
    let screen = Screen { VStack { Child(model: model) } }
    screen.unmount()
    model.count = 3
    #expect(screen.trace.bodies(of: Child.self) == 1)
  }
}

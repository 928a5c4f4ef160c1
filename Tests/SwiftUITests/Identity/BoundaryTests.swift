import SwiftUITesting
import Testing

/// Only types that are views are boundaries of updates.
@MainActor
struct BoundaryTests {
  private struct Constant: View {
    let log: Log

    init(log: Log) {
      self.log = log
      log.note("init")
    }

    var body: some View {
      log.noting("body", Text("constant"))
    }
  }

  private struct Parent: View {
    let log: Log
    @State private var ticks = 0

    var body: some View {
      VStack {
        Button("tick") { ticks += 1 }
        Text("\(ticks)")
        helper
        function("b")
        Constant(log: log)
      }
    }

    private var helper: some View {
      log.noting("helper", Text("helper"))
    }

    @ViewBuilder
    private func function(_ name: String) -> some View {
      log.noting("function", Text(name))
    }
  }

  @Test("A33: helpers run with the body they are part of, a view with equal inputs does not")
  func helpers() {
    let log = Log()
    let screen = Screen { Parent(log: log) }
    for _ in 0..<10 { screen["tick"].tap() }
    #expect(screen.visibleText.contains("10"))
    #expect(log.lines.count { $0 == "helper" } == 11)
    #expect(log.lines.count { $0 == "function" } == 11)
    #expect(log.lines.count { $0 == "init" } == 11)
    #expect(log.lines.count { $0 == "body" } == 1)
    #expect(screen.trace.bodies(of: Constant.self) == 1)
    #expect(screen.trace.bodies(of: Parent.self) == 11)
  }

  @Test("A33: what a helper reads is read by the body around it")
  func helpersRead() {
    struct Reader: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Button("add") { count += 1 }
          value
        }
      }

      private var value: some View {
        Text("value \(count)")
      }
    }
    let screen = Screen { Reader() }
    screen["add"].tap()
    #expect(screen["value 1"].exists)
    #expect(screen.trace.bodies(of: Reader.self) == 2)
  }

  @Test("A33: a child with the changed input runs, its sibling does not")
  func narrowInputs() {
    struct Label: View {
      let text: String

      var body: some View { Text(text) }
    }
    struct Root: View {
      @State private var ticks = 0

      var body: some View {
        VStack {
          Button("tick") { ticks += 1 }
          Label(text: "ticks \(ticks)")
          Label(text: "same")
        }
      }
    }
    let screen = Screen { Root() }
    for _ in 0..<5 { screen["tick"].tap() }
    #expect(screen.trace.bodies(of: Label.self) == 2 + 5)
  }
}

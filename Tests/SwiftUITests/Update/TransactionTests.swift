import SwiftUITesting
import Testing

/// When writes are applied.
@MainActor
struct TransactionTests {
  private let log = Log()

  @Test("B8: writes of one turn are one update; another transaction is another update")
  func transactions() {
    struct Owner: View {
      let log: Log
      @State private var value = 0

      var body: some View {
        log.noting("body \(value)", Text("\(value)"))
          .onChange(of: value) { log.note("change \($0) \($1)") }
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
      }
    }
    let screen = Screen { Owner(log: log) }
    #expect(log.lines.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
    #expect(log.lines.filter { $0.hasPrefix("change") } == ["change 0 2", "change 2 4"])
    #expect(screen.visibleText == ["4"])
  }

  @Test("B8: writes to several states are one update")
  func severalStates() {
    struct Owner: View {
      @State private var first = 0
      @State private var second = 0

      var body: some View {
        Button("\(first) \(second)") {
          first += 1
          second += 1
          first += 1
        }
      }
    }
    let screen = Screen { Owner() }
    screen["0 0"].tap()
    #expect(screen.visibleText == ["2 1"])
    #expect(screen.trace.bodies(of: Owner.self) == 2)
  }

  @Test("B8: going back to the old value in one turn is no update")
  func undoneWrites() {
    struct Owner: View {
      @State private var number = 0

      var body: some View {
        Button("\(number)") {
          number = 5
          number = 0
        }
      }
    }
    let screen = Screen { Owner() }
    screen["0"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 1)
  }

  @Test("B8: a plain write after an animated one keeps its place")
  func orderOfTransactions() {
    struct Owner: View {
      let log: Log
      @State private var value = 0

      var body: some View {
        log.noting(
          "\(value)",
          Button("write") {
            value = 1
            withAnimation { value = 2 }
            value = 3
          })
      }
    }
    let screen = Screen { Owner(log: log) }
    screen["write"].tap()
    #expect(log.lines == ["0", "1", "2", "3"])
  }

  @Test("B10: what onAppear writes is in the first frame")
  func writesInOnAppear() {
    struct Owner: View {
      @State private var color = Color.red

      var body: some View {
        color.onAppear { color = .blue }
      }
    }
    let screen = Screen(width: 10, height: 10) { Owner() }
    #expect(screen.trace.frames == 1)
    #expect(screen.trace.draws <= 1)
    let pixel = screen.snapshot().color(at: CGPoint(x: 5, y: 5))
    #expect(pixel.blue > 0.9 && pixel.red < 0.5)
  }

  @Test("B10: cascades of appearances settle in one frame")
  func cascades() {
    struct Level: View {
      let depth: Int
      let log: Log
      @State private var isOpen = false

      var body: some View {
        VStack {
          Text("level \(depth)")
          if isOpen { AnyView(Level(depth: depth + 1, log: log)) }
        }
        .onAppear {
          log.note("appear \(depth)")
          isOpen = depth < 4
        }
      }
    }
    let screen = Screen { Level(depth: 0, log: log) }
    #expect(screen.trace.frames == 1)
    #expect(log.lines == ["appear 0", "appear 1", "appear 2", "appear 3", "appear 4"])
    #expect(screen.visibleText.last == "level 4")
  }

  @Test("B11: an onChange that changes its own value runs twice in a frame, then is stopped with a warning")
  func loopsOfChanges() {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Button("number \(number)") { number += 1 }
          .onChange(of: number) {
            log.note("change \(number)")
            number += 1
          }
      }
    }
    let screen = Screen { Owner(log: log) }
    screen["number 0"].tap()
    #expect(log.take() == ["change 1", "change 2"])
    #expect(screen.visibleText == ["number 3"])
    let warning = "onChange(of: Int) action tried to update multiple times per frame."
    #expect(screen.trace.warnings.contains { $0.hasPrefix(warning) })
    screen["number 3"].tap()
    #expect(log.take() == ["change 4", "change 5"])
  }

  @Test("B11: two values that change each other come to rest")
  func mutualLoops() async {
    struct Owner: View {
      @State private var first = 0
      @State private var second = 0

      var body: some View {
        Button("add") { first += 1 }
          .onChange(of: first) { second += 1 }
          .onChange(of: second) { first += 1 }
      }
    }
    let screen = Screen { Owner() }
    screen["add"].tap()
    await screen.settle()
    #expect(screen.trace.warnings.contains { $0.contains("multiple times per frame") })
    #expect(screen["add"].exists)
  }

  @Test("B12: a write to state in a body is ignored, with one warning")
  func writesInBodies() {
    struct Owner: View {
      @State private var number = 0

      var body: some View {
        let _ = (number += 1)
        Text("number \(number)")
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.visibleText == ["number 0"])
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    let warning = "Modifying state during view update, this will cause undefined behavior."
    #expect(screen.trace.warnings.map { $0.hasPrefix(warning) } == [true])
  }

  @Test("B12: a write through a binding in a child's body is ignored, too")
  func bindingWritesInBodies() {
    struct Child: View {
      @Binding var number: Int

      var body: some View {
        let _ = (number = 9)
        Text("number \(number)")
      }
    }
    struct Owner: View {
      @State private var number = 0

      var body: some View { Child(number: $number) }
    }
    let screen = Screen { Owner() }
    #expect(screen.visibleText == ["number 0"])
    #expect(screen.trace.warnings.count == 1)
  }

  @Test("B12: publishing in a body warns and updates later, but not without end")
  func publishingInBodies() async {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    struct Owner: View {
      @StateObject private var model = Model()

      var body: some View {
        let _ = model.number < 3 ? (model.number += 1) : ()
        Text("number \(model.number)")
      }
    }
    let screen = Screen { Owner() }
    await screen.settle()
    #expect(screen.visibleText == ["number 3"])
    #expect(
      screen.trace.warnings.filter {
        $0.hasPrefix("Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
      }.count == 1)
  }

  @Test("B12: publishing in every body leaves each frame and settling an end")
  func endlessPublishing() async {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    struct Owner: View {
      @StateObject private var model = Model()

      var body: some View {
        let _ = (model.number += 1)
        Text("number \(model.number)")
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.trace.warnings.contains { $0.hasPrefix("The views did not come to rest after 8 rounds") })
    await withKnownIssue { await screen.settle() }
    #expect(screen.now <= .seconds(60))
    #expect(screen.visibleText.count == 1)
  }

  @Test("B12: state may be written from any thread")
  func writesFromOtherThreads() async {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Text("number \(number)")
          .task {
            let binding = UncheckedBox($number)
            await Task.detached { binding.value.wrappedValue = 5 }.value
            log.note("written")
          }
      }
    }
    let screen = Screen { Owner(log: log) }
    for _ in 0..<200 where log.lines.isEmpty || screen.visibleText != ["number 5"] {
      try? await Task.sleep(for: .milliseconds(5))
      await screen.settle()
    }
    #expect(screen.visibleText == ["number 5"])
  }
}

/// Carries a binding to another thread, as legal code may carry one to a Sendable value.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

import SwiftUITesting
import Testing

/// A class whose instances are counted.
private final class Model {
  let counts: Counts
  var number: Int

  init(_ counts: Counts, number: Int = 0) {
    self.counts = counts
    self.number = number
    counts.made += 1
  }

  deinit { counts.gone += 1 }
}

private final class Counts {
  var made = 0
  var gone = 0
  var alive: Int { made - gone }
}

@MainActor
struct StateLifetimeTests {
  private let counts = Counts()
  private let census = Census()

  @Test("A17: a view that is not in the tree has no state")
  func viewsOutsideOfTheTree() {
    for _ in 0..<100 { _ = Life("p", census) }
    #expect(census.count == 0)
    #expect(texts(over: [0]) { _ in Life("p", census) } == [["p1"]])
    #expect(census.count == 1)
  }

  @Test("A17: state goes when its view goes, also with the whole screen")
  func destruction() {
    struct Owner: View {
      @State private var model: Model

      init(_ counts: Counts) { model = Model(counts) }

      var body: some View { Text("number \(model.number)") }
    }
    let stage = { (isThere: Bool) in
      VStack { if isThere { Owner(counts) } }
    }
    let screen = Screen { stage(true) }
    #expect(counts.alive == 1)
    screen.update { stage(false) }
    #expect(counts.alive == 0)
    screen.update { stage(true) }
    #expect(counts.alive == 1)
    screen.unmount()
    #expect(counts.alive == 0)
  }

  @Test("A17: state is made right before the first body")
  func orderOfCreation() {
    let log = Log()
    struct Probe: View {
      let log: Log
      @State private var value: Int

      init(_ log: Log) {
        self.log = log
        value = log.noting("initial value", 1)
      }

      var body: some View {
        log.noting("body", Text("\(value)"))
      }
    }
    let screen = Screen { Probe(log) }
    #expect(log.lines == ["initial value", "body"])
    #expect(screen.visibleText == ["1"])
  }

  @Test("A18: a default is built for each value of the view; all but the first are thrown away")
  func eagerDefaults() {
    struct Child: View {
      let tick: Int
      @State private var model: Model

      init(_ tick: Int, _ counts: Counts) {
        self.tick = tick
        model = Model(counts, number: tick)
      }

      var body: some View { Text("tick \(tick) of \(model.number)") }
    }
    struct Parent: View {
      let counts: Counts
      @State private var ticks = 0

      var body: some View {
        VStack {
          Button("tick") { ticks += 1 }
          Child(ticks, counts)
        }
      }
    }
    let screen = Screen { Parent(counts: counts) }
    for _ in 0..<4 { screen["tick"].tap() }
    #expect(counts.made == 5)
    #expect(screen.visibleText == ["tick", "tick 4 of 0"])
    #expect(screen.trace.initialValues(of: Model.self) == 5)
    #expect(screen.trace.discardedInitialValues(of: Model.self) == 4)
    // The last value that the parent made may stay with the view; the state is the first.
    #expect(counts.alive <= 2)
  }

  @Test("A20: the first value assigned in init counts for an identity")
  func assignmentInInit() {
    struct Assigned: View {
      @State private var number: Int

      init(_ number: Int) { self.number = number }

      var body: some View { Text("\(number)") }
    }
    struct Wrapped: View {
      @State private var number: Int

      init(_ number: Int) { _number = State(initialValue: number) }

      var body: some View { Text("\(number)") }
    }
    #expect(texts(over: [7, 8]) { Assigned($0) } == [["7"], ["7"]])
    #expect(texts(over: [7, 8]) { Wrapped($0) } == [["7"], ["7"]])
    #expect(texts(over: [7, 8]) { Assigned($0).id($0) } == [["7"], ["8"]])
  }

  @Test("A20: an assignment in init loses against an inline default")
  func assignmentAndInlineDefault() {
    struct Mixed: View {
      @State private var number = 0

      init() { number = 42 }

      var body: some View { Text("\(number)") }
    }
    #expect(texts(over: [0]) { _ in Mixed() } == [["0"]])
  }

  @Test("A20: an optional without a default starts as nil")
  func optionalState() {
    struct Owner: View {
      @State private var number: Int?

      var body: some View {
        Button(number.map { "number \($0)" } ?? "none") { number = (number ?? 0) + 1 }
      }
    }
    let screen = Screen { Owner() }
    screen["none"].tap()
    #expect(screen.visibleText == ["number 1"])
  }
}

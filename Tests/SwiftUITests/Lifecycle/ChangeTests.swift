import SwiftUITesting
import Testing

@MainActor
struct ChangeTests {
  private let log = Log()

  /// Watches a number and notes what it is told.
  private struct Watching: View {
    let number: Int
    let log: Log

    var body: some View {
      Text("\(number)").onChange(of: number) { old, new in log.note("\(old)>\(new)") }
    }
  }

  @Test("B41: each change is told with the old and the new value")
  func twoParameters() {
    _ = texts(over: [0, 1, 2, 2]) { Watching(number: $0, log: log) }
    #expect(log.lines == ["0>1", "1>2"])
  }

  @Test("B41: with initial, the action also runs on appearance, with the value twice")
  func initial() {
    _ = texts(over: [0, 1, 2]) { number in
      Text("x").onChange(of: number, initial: true) { log.note("\($0)>\($1)") }
    }
    #expect(log.lines == ["0>0", "0>1", "1>2"])
  }

  @Test("B41: the initial call has its place among the appearances")
  func orderOfInitial() {
    _ = Screen {
      Text("x")
        .onChange(of: 1, initial: true) { log.note("before") }
        .onAppear { log.note("appear") }
        .onChange(of: 1, initial: true) { log.note("after") }
    }
    #expect(log.lines == ["before", "appear", "after"])
  }

  @Test("B41: without parameters the new view's action runs")
  func noParameters() {
    _ = texts(over: [0, 1]) { number in
      Text("x").onChange(of: number) { log.note("captured \(number)") }
    }
    #expect(log.lines == ["captured 1"])
  }

  @Test("B41: with two parameters the new view's action runs")
  func newAction() {
    _ = texts(over: [0, 1]) { number in
      Text("x").onChange(of: number) { _, new in log.note("captured \(number), new \(new)") }
    }
    #expect(log.lines == ["captured 1, new 1"])
  }

  @Test("B41: the deprecated form tells the new value to the old view's action")
  func oldAction() {
    _ = texts(over: [0, 1]) { number in
      Text("x").onChange(of: number, perform: { log.note("captured \(number), new \($0)") })
    }
    #expect(log.lines == ["captured 0, new 1"])
  }

  @Test("B41: changes of one turn are one change, or none")
  func coalescing() {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        VStack {
          Button("twice") {
            number = 1
            number = 2
          }
          Button("there and back") {
            number = 9
            number = 2
          }
        }
        .onChange(of: number) { log.note("\($0)>\($1)") }
      }
    }
    let screen = Screen { Owner(log: log) }
    screen["twice"].tap()
    #expect(log.lines == ["0>2"])
    screen["there and back"].tap()
    #expect(log.lines == ["0>2"])
  }

  @Test("B41: equality is the type's own")
  func equality() {
    struct Folded: Equatable {
      let text: String

      static func == (left: Folded, right: Folded) -> Bool { left.text.lowercased() == right.text.lowercased() }
    }
    _ = texts(over: ["a", "A", "b"]) { text in
      Text("x").onChange(of: Folded(text: text)) { log.note("\($0.text)>\($1.text)") }
    }
    #expect(log.lines == ["A>b"])
  }

  @Test("B41: nil is a value like others")
  func optionals() {
    _ = texts(over: [nil, 1, nil] as [Int?]) { number in
      Text("x").onChange(of: number) { log.note("\($0 ?? -1)>\($1 ?? -1)") }
    }
    #expect(log.lines == ["-1>1", "1>-1"])
  }

  @Test("B42: a child is told before its parent")
  func childrenFirst() {
    _ = texts(over: [0, 1]) { number in
      VStack { Text("x").onChange(of: number) { log.note("child") } }
        .onChange(of: number) { log.note("parent") }
    }
    #expect(log.lines == ["child", "parent"])
  }

  @Test("B42: siblings are told in reverse order")
  func siblings() {
    _ = texts(over: [0, 1]) { number in
      VStack {
        Text("1").onChange(of: number) { log.note("1") }
        Text("2").onChange(of: number) { log.note("2") }
      }
    }
    #expect(log.lines == ["2", "1"])
  }

  @Test("B42: parent and child that read one state are told in that order, too")
  func childrenFirstThroughState() {
    struct Child: View {
      @Binding var number: Int
      let log: Log

      var body: some View {
        Text("\(number)").onChange(of: number) { log.note("child") }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        VStack {
          Button("add") { number += 1 }
          Child(number: $number, log: log)
        }
        .onChange(of: number) { log.note("parent") }
      }
    }
    let screen = Screen { Parent(log: log) }
    screen["add"].tap()
    #expect(log.lines == ["child", "parent"])
  }

  @Test("B42: an existing view is told before a new one appears")
  func beforeAppearances() {
    _ = texts(over: [0, 1]) { number in
      VStack {
        if number == 1 { Text("new").onAppear { log.note("appear") } }
        Text("old").onChange(of: number) { log.note("change") }
      }
    }
    #expect(log.lines == ["change", "appear"])
  }

  @Test("B42: a cascade runs in one turn, with a body in between, and is drawn once")
  func cascades() {
    struct Owner: View {
      let log: Log
      @State private var first = 0
      @State private var second = 0

      var body: some View {
        log.noting("body \(first) \(second)", Button("add") { first += 1 })
          .onChange(of: first) { second = first * 10 }
          .onChange(of: second) { log.note("second \(second)") }
      }
    }
    let screen = Screen { Owner(log: log) }
    let frames = screen.trace.frames
    screen["add"].tap()
    #expect(log.lines == ["body 0 0", "body 1 0", "body 1 10", "second 10"])
    #expect(screen.trace.frames <= frames + 2)
  }

  @Test("B42: a view that the change removes is not told")
  func removedViews() {
    _ = texts(over: [0, 1]) { number in
      VStack {
        Text("x")
        if number == 0 { Text("gone").onChange(of: number) { log.note("told") } }
      }
    }
    #expect(log.lines == [])
  }

  @Test("B42: after a new identity the first value is the one to compare with")
  func newIdentity() {
    _ = texts(over: [(0, 0), (1, 5), (1, 6)]) { (id, number) in
      Watching(number: number, log: log).id(id)
    }
    #expect(log.lines == ["5>6"])
  }

  @Test("B42: in the action the state and what is on the screen are the new ones")
  func stateInTheAction() {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Button("add") { number += 1 }
          .onChange(of: number) { old, new in log.note("\(old) \(new) \(number)") }
      }
    }
    let screen = Screen { Owner(log: log) }
    screen["add"].tap()
    screen["add"].tap()
    #expect(log.lines == ["0 1 1", "1 2 2"])
  }
}

import SwiftUITesting
import Testing

/// Notes its appearance and disappearance around what it shows.
private struct Noted<Content: View>: View {
  let name: String
  let log: Log
  @ViewBuilder let content: Content

  var body: some View {
    content
      .onAppear { log.note("+\(name)") }
      .onDisappear { log.note("-\(name)") }
  }
}

extension Noted where Content == Text {
  init(_ name: String, _ log: Log) {
    self.init(name: name, log: log) { Text(name) }
  }
}

@MainActor
struct AppearanceTests {
  private let log = Log()

  /// What is noted as `values` come one after the other.
  private func notes<Value, Content: View>(
    over values: [Value], @ViewBuilder _ content: (Value) -> Content
  ) -> [[String]] {
    guard let first = values.first else { return [] }
    let screen = Screen { content(first) }
    var notes = [log.take()]
    for value in values.dropFirst() {
      screen.update { content(value) }
      notes.append(log.take())
    }
    screen.unmount()
    _ = log.take()
    return notes
  }

  @Test("B30: children appear before parents, later siblings before earlier ones")
  func orderInATree() {
    let screen = Screen {
      Noted(name: "grandparent", log: log) {
        VStack {
          Noted(name: "parent", log: log) {
            VStack {
              Noted("child1", log)
              Noted("child2", log)
            }
          }
        }
      }
    }
    #expect(log.take() == ["+child2", "+child1", "+parent", "+grandparent"])
    screen.unmount()
    #expect(log.take() == ["-child2", "-child1", "-parent", "-grandparent"])
  }

  @Test("B30: siblings that appear together appear in reverse order")
  func siblings() {
    let appearances = notes(over: [false, true]) { isOn in
      VStack {
        if isOn { Noted("1", log) }
        if isOn { Noted("2", log) }
        if isOn { Noted("3", log) }
      }
    }
    #expect(appearances == [[], ["+3", "+2", "+1"]])
  }

  @Test("B30: the inner of two modifiers acts first")
  func modifiers() {
    let screen = Screen {
      Text("x").onAppear { log.note("a") }.onAppear { log.note("b") }.padding().onAppear { log.note("c") }
    }
    #expect(log.lines == ["a", "b", "c"])
    #expect(screen.visibleText == ["x"])
  }

  @Test("B30: rows of a stack appear from the last to the first")
  func rows() {
    let screen = Screen { VStack { ForEach(0..<30, id: \.self) { Noted("\($0)", log) } } }
    #expect(log.take() == (0..<30).reversed().map { "+\($0)" })
    screen.unmount()
    #expect(log.take() == (0..<30).reversed().map { "-\($0)" })
  }

  @Test("B30: an appearance happens once, however often the view is updated")
  func once() {
    let appearances = notes(over: [0, 1, 2]) { number in
      Text("\(number)").onAppear { log.note("+") }
    }
    #expect(appearances == [["+"], [], []])
  }

  @Test("B31: a ForEach appears with its first element and disappears with its last")
  func groups() {
    let appearances = notes(over: [0, 3, 1, 0, 2]) { count in
      VStack {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
          .onAppear { log.note("+") }
          .onDisappear { log.note("-") }
      }
    }
    #expect(appearances == [[], ["+"], [], ["-"], ["+"]])
  }

  @Test("B31: a group with several members appears once")
  func groupsWithMembers() {
    let appearances = notes(over: [1, 2, 3, 0]) { count in
      VStack {
        Group {
          if count > 0 { Text("a") }
          if count > 1 { Text("b") }
          if count > 2 { Text("c") }
        }
        .onAppear { log.note("+") }
        .onDisappear { log.note("-") }
      }
    }
    #expect(appearances == [["+"], [], [], ["-"]])
  }

  @Test("B31: a group whose only member is replaced stays")
  func replacedMembers() {
    let appearances = notes(over: [true, false]) { isFirst in
      VStack {
        Group {
          if isFirst { Text("a") } else { Text("b") }
        }
        .onAppear { log.note("+") }
        .onDisappear { log.note("-") }
      }
    }
    #expect(appearances == [["+"], []])
  }

  @Test("B31: a task on a group starts once and ends with the last member")
  func tasksOnGroups() async {
    let stage = { (count: Int) in
      VStack {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
          .task {
            log.note("start")
            try? await Task.sleep(for: .seconds(100))
            log.note(Task.isCancelled ? "cancelled" : "finished")
          }
      }
    }
    let screen = Screen { stage(0) }
    await screen.advance(by: .seconds(1))
    #expect(log.take() == [])
    screen.update { stage(3) }
    await screen.advance(by: .seconds(1))
    screen.update { stage(1) }
    await screen.advance(by: .seconds(1))
    #expect(log.take() == ["start"])
    screen.update { stage(0) }
    await screen.advance(by: .seconds(1))
    #expect(log.take() == ["cancelled"])
  }

  @Test("B31: an empty view or group never appears")
  func nothing() {
    _ = Screen {
      VStack {
        Group {}.onAppear { log.note("group") }
        EmptyView().onAppear { log.note("empty") }
        ForEach(0..<0, id: \.self) { Text("\($0)") }.onAppear { log.note("rows") }
      }
    }
    #expect(!log.lines.contains("group") && !log.lines.contains("rows"))
  }

  @Test("B32: a removed subtree disappears children first, later siblings first")
  func removal() {
    let appearances = notes(over: [true, false]) { isOn in
      VStack {
        if isOn {
          Noted(name: "G", log: log) {
            VStack {
              Noted(name: "P", log: log) {
                VStack {
                  Noted("c1", log)
                  Noted("c2", log)
                }
              }
            }
          }
        }
      }
    }
    #expect(appearances == [["+c2", "+c1", "+P", "+G"], ["-c2", "-c1", "-P", "-G"]])
  }

  @Test("B32: siblings removed on their own disappear each once")
  func removalOfSiblings() {
    let appearances = notes(over: [true, false]) { isOn in
      VStack {
        if isOn { Noted("s1", log) }
        if isOn { Noted("s2", log) }
        if isOn { Noted("s3", log) }
      }
    }
    #expect(appearances[1].sorted() == ["-s1", "-s2", "-s3"])
  }

  @Test("B33: new content appears before the old disappears")
  func swaps() {
    let branches = notes(over: [true, false, true]) { isFirst in
      VStack {
        if isFirst { Noted("then", log) } else { Noted("else", log) }
      }
    }
    #expect(branches == [["+then"], ["+else", "-then"], ["+then", "-else"]])
    let siblings = notes(over: [true, false]) { isFirst in
      VStack {
        if isFirst { Noted("a", log) }
        if !isFirst { Noted("b", log) }
      }
    }
    #expect(siblings == [["+a"], ["+b", "-a"]])
    let ids = notes(over: [0, 1]) { Noted("x\($0)", log).id($0) }
    #expect(ids == [["+x0"], ["+x1", "-x0"]])
    let erased = notes(over: [true, false]) { isFirst in
      isFirst ? AnyView(Noted("p", log)) : AnyView(Noted("q", log).padding())
    }
    #expect(erased == [["+p"], ["+q", "-p"]])
  }

  @Test("B33: the same for rows of a ForEach")
  func swappedRows() {
    let rows = notes(over: [["a", "b"], ["b", "c"]]) { names in
      VStack { ForEach(names, id: \.self) { Noted($0, log) } }
    }
    #expect(rows == [["+b", "+a"], ["+c", "-a"]])
  }

  @Test("B34: modifiers outside of an id do not act when it changes, and compare across")
  func outsideOfID() {
    let appearances = notes(over: [0, 1]) { key in
      Text("x")
        .id(key)
        .onAppear { log.note("+") }
        .onDisappear { log.note("-") }
        .onChange(of: key) { log.note("change \($0) \($1)") }
    }
    #expect(appearances == [["+"], ["change 0 1"]])
  }

  @Test("B35: presence is being in the tree, not being visible")
  func invisibleViews() {
    let screen = Screen(width: 100, height: 100) {
      VStack(spacing: 0) {
        Noted("hidden", log).hidden()
        Noted("clear", log).opacity(0)
        Noted("tiny", log).frame(width: 0, height: 0)
        VStack { ForEach(0..<50, id: \.self) { Noted("row\($0)", log).frame(height: 40) } }
          .frame(height: 50)
          .clipped()
      }
    }
    let expected = ["+hidden", "+clear", "+tiny"] + (0..<50).map { "+row\($0)" }
    #expect(Set(log.take()) == Set(expected))
    screen.unmount()
    #expect(log.take().count == expected.count)
  }

  @Test("B35: a change of opacity is no appearance")
  func opacity() {
    let appearances = notes(over: [true, false, true]) { isOn in Noted("x", log).opacity(isOn ? 1 : 0) }
    #expect(appearances == [["+x"], [], []])
  }

  @Test("B38: in onDisappear the state is still there; what is written there is lost")
  func stateInOnDisappear() {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Button("number \(number)") { number += 7 }
          .onAppear { log.note("appears with \(number)") }
          .onDisappear {
            log.note("leaves with \(number)")
            number = 99
            log.note("wrote \(number)")
          }
      }
    }
    let stage = { (isThere: Bool) in
      VStack { if isThere { Owner(log: log) } }
    }
    let screen = Screen { stage(true) }
    screen["number 0"].tap()
    screen.update { stage(false) }
    #expect(log.take().prefix(2) == ["appears with 0", "leaves with 7"])
    screen.update { stage(true) }
    #expect(log.take() == ["appears with 0"])
    #expect(screen.visibleText == ["number 0"])
  }

  @Test("B32: a view that goes before it appeared neither appears nor disappears")
  func neverAppeared() {
    struct Flashing: View {
      let log: Log
      @State private var isOn = false

      var body: some View {
        VStack {
          Text("x")
          if isOn { Noted("flash", log) }
        }
        .onAppear {
          isOn = true
          isOn = false
        }
      }
    }
    let screen = Screen { Flashing(log: log) }
    screen.unmount()
    #expect(log.lines == [])
  }
}

import SwiftUITesting
import Testing

@MainActor
struct ExplicitIDTests {
  private let census = Census()

  @Test("A8: a new id renews everything inside, nothing outside")
  func subtree() {
    let lives = texts(over: [0, 1, 1]) { id in
      HStack {
        HStack {
          Life("a", census)
          VStack { Life("b", census) }
        }
        .id(id)
        Life("t", census)
      }
    }
    #expect(lives == [["a1", "b2", "t3"], ["a4", "b5", "t3"], ["a4", "b5", "t3"]])
  }

  @Test("A8: a new id on a group renews each member")
  func groups() {
    let lives = texts(over: [0, 1]) { id in
      HStack {
        Group {
          Life("a", census)
          Life("b", census)
        }
        .id(id)
      }
    }
    #expect(lives == [["a1", "b2"], ["a3", "b4"]])
  }

  @Test("A8: modifiers on either side of the id do not matter to it")
  func modifiersAround() {
    let lives = texts(over: [0, 1, 1]) { Life("p", census).padding().id($0).padding().opacity(0.5) }
    #expect(lives == [["p1"], ["p2"], ["p2"]])
  }

  @Test("A8: what appears inside of the id appears again, what is outside does not")
  func appearance() {
    let log = Log()
    let stage = { (id: Int) in
      VStack {
        Text("in").onAppear { log.note("inside \(id)") }.id(id)
        Text("out").id(id).onAppear { log.note("outside \(id)") }
      }
    }
    let screen = Screen { stage(0) }
    #expect(log.take().sorted() == ["inside 0", "outside 0"])
    screen.update { stage(1) }
    #expect(log.take() == ["inside 1"])
  }

  @Test("A8: state of modifiers outside of the id survives")
  func stateOutside() {
    struct Counting: ViewModifier {
      @State private var taps = 0

      func body(content: Content) -> some View {
        HStack {
          content
          Button("taps \(taps)") { taps += 1 }
        }
      }
    }
    let stage = { (id: Int) in Life("p", census).id(id).modifier(Counting()) }
    let screen = Screen { stage(0) }
    screen["taps 0"].tap()
    screen.update { stage(1) }
    #expect(screen.visibleText == ["p2", "taps 1"])
  }

  @Test("A8: ids of any hashable type count by their equality")
  func idsByEquality() {
    struct Key: Hashable {
      let number: Int
      let ignored: Int

      static func == (left: Key, right: Key) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    let keys = [Key(number: 1, ignored: 1), Key(number: 1, ignored: 2), Key(number: 2, ignored: 2)]
    #expect(texts(over: keys) { Life("p", census).id($0) } == [["p1"], ["p1"], ["p2"]])
  }

  @Test("A9: siblings with one id are different views")
  func siblings() {
    let lives = texts(over: [0, 1]) { _ in
      HStack {
        Life("a", census).id("k")
        Life("b", census).id("k")
      }
    }
    #expect(lives == [["a1", "b2"], ["a1", "b2"]])
  }

  @Test("A9: a constant id keeps state, beside a slot that changes, too")
  func constantID() {
    let lives = texts(over: [true, false, true]) { isThere in
      HStack {
        if isThere { Life("c", census) }
        Life("t", census).id("t")
      }
    }
    #expect(lives == [["c1", "t2"], ["t2"], ["c3", "t2"]])
  }

  @Test("A9: moving an id to another place makes a new view")
  func movedID() {
    let lives = texts(over: [true, false]) { isFirst in
      HStack {
        Life("a", census).id(isFirst ? "x" : "y")
        Life("b", census).id(isFirst ? "y" : "x")
      }
    }
    #expect(lives == [["a1", "b2"], ["a3", "b4"]])
  }

  @Test("A10: one value used twice is two views")
  func sharedValue() {
    struct Counter: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        log.noting("\(count)", Text("\(count)"))
          .onAppear { count += 1 }
      }
    }
    let log = Log()
    let counter = Counter(log: log)
    let screen = Screen {
      HStack {
        counter
        counter
      }
    }
    #expect(log.lines == ["0", "0", "1", "1"])
    #expect(screen.visibleText == ["1", "1"])
  }

  @Test("A10: taps on one use of a value leave the other alone")
  func sharedValueTapped() {
    struct Counter: View {
      let name: String
      @State private var count = 0

      var body: some View {
        Button("\(name) \(count)") { count += 1 }
      }
    }
    let counter = Counter(name: "n")
    let screen = Screen {
      VStack {
        counter.id("first")
        counter
      }
    }
    screen.elements(.button)[1].tap()
    screen.elements(.button)[1].tap()
    #expect(screen.visibleText == ["n 0", "n 2"])
  }
}

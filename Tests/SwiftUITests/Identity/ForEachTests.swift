import SwiftUITesting
import Testing

private struct Item: Identifiable {
  let id: String
  var title = ""
}

@MainActor
struct ForEachTests {
  private let census = Census()

  private func lives(over lists: [[String]]) -> [[String]] {
    texts(over: lists) { ids in
      HStack { ForEach(ids.map { Item(id: $0) }) { Life($0.id, census) } }
    }
  }

  @Test("A12: state follows the id when elements are reordered")
  func reordering() {
    #expect(lives(over: [["a", "b"], ["b", "a"]]) == [["a1", "b2"], ["b2", "a1"]])
  }

  @Test("A12: an element that comes back is new")
  func regrowing() {
    #expect(lives(over: [["a", "b"], ["a"], ["a", "b"]]) == [["a1", "b2"], ["a1"], ["a1", "b3"]])
  }

  @Test("A12: neighbors of a removed element keep their state")
  func removalInTheMiddle() {
    #expect(lives(over: [["a", "b", "c"], ["a", "c"]]) == [["a1", "b2", "c3"], ["a1", "c3"]])
  }

  @Test("A12: insertion at the front moves state along")
  func insertionAtTheFront() {
    let lives = texts(over: [["b"], ["a", "b"]]) { names in
      HStack { ForEach(names, id: \.self) { Life($0, census) } }
    }
    #expect(lives == [["b1"], ["a2", "b1"]])
  }

  @Test("A12: shuffling, removing and inserting at once")
  func mixedChanges() {
    #expect(
      lives(over: [["a", "b", "c", "d"], ["d", "x", "b", "a"], ["x"]])
        == [["a1", "b2", "c3", "d4"], ["d4", "x5", "b2", "a1"], ["x5"]])
  }

  @Test("A12: with positions as ids, state stays with the position")
  func positions() {
    let lives = texts(over: [["a", "b"], ["b", "a"], ["b"]]) { names in
      HStack { ForEach(names.indices, id: \.self) { Life(names[$0], census) } }
    }
    #expect(lives == [["a1", "b2"], ["b1", "a2"], ["b1"]])
  }

  @Test("A12: a range counts by position")
  func ranges() {
    let lives = texts(over: [2, 3, 1, 2]) { count in
      HStack { ForEach(0..<count, id: \.self) { Life("\($0)-", census) } }
    }
    #expect(lives == [["0-1", "1-2"], ["0-1", "1-2", "2-3"], ["0-1"], ["0-1", "1-4"]])
  }

  @Test("A12: new data under an old id is shown without a new life")
  func newData() {
    let lives = texts(over: ["old", "new"]) { title in
      ForEach([Item(id: "a", title: title)]) { Life($0.title, census) }
    }
    #expect(lives == [["old1"], ["new1"]])
  }

  @Test("A12: elements emptied and filled again are new")
  func emptying() {
    #expect(lives(over: [["a"], [], ["a"]]) == [["a1"], [], ["a2"]])
  }

  @Test("A13: of several elements with one id the first is shown, with a warning")
  func duplicates() {
    let log = Log()
    let screen = Screen {
      HStack {
        ForEach([Item(id: "x", title: "first"), Item(id: "x", title: "second"), Item(id: "y", title: "third")]) {
          Recorder(name: $0.title, log: log)
        }
      }
    }
    #expect(screen.visibleText == ["first", "third"])
    #expect(log.lines == ["first", "third"])
    #expect(screen.trace.warnings.contains { $0.contains("the ID x occurs multiple times within the collection") })
  }

  @Test("A13: ids that become equal and differ again do no harm")
  func passingDuplicates() {
    #expect(
      lives(over: [["a", "b"], ["a", "a"], ["b", "a"], ["a", "b", "a", "b"]])
        == [["a1", "b2"], ["a1"], ["b3", "a1"], ["a1", "b3"]])
  }

  @Test("A12, A13: in any order, ids that stay keep their state; of equal ids the first is shown", arguments: 0..<12)
  func anyOrder(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let ids = (0..<24).map { "\(Character(UnicodeScalar(97 + $0)!))" }
    var lists = [Array(ids.prefix(16))]
    for _ in 0..<30 {
      var list = lists.last!
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: list.shuffle(using: &generator)
      case 1 where list.count > 1: list.swapAt(0, list.count - 1)
      case 2: list.removeAll { _ in generator.chance(20) }
      case 3: list.insert(generator.pick(ids), at: 0)
      case 4:
        for _ in 0..<12 { list.insert(generator.pick(ids), at: Int.random(in: 0...list.count, using: &generator)) }
      default: list.append(generator.pick(ids))
      }
      lists.append(Array(list.prefix(30)))
    }
    #expect(lives(over: lists) == expectedLives(over: lists))
  }

  /// What `lives(over:)` shows, by a model: each id that was not shown before begins the next life.
  private func expectedLives(over lists: [[String]]) -> [[String]] {
    var lives: [String: Int] = [:]
    var count = 0
    return lists.map { list in
      var shown: [String] = []
      for id in list where !shown.contains(id) { shown.append(id) }
      lives = lives.filter { shown.contains($0.key) }
      for id in shown where lives[id] == nil {
        count += 1
        lives[id] = count
      }
      return shown.map { "\($0)\(lives[$0]!)" }
    }
  }

  @Test("A14: siblings keep their state as the elements grow and shrink")
  func siblings() {
    let lives = texts(over: [["a"], ["a", "b", "c"], []]) { names in
      HStack {
        Life("h", census)
        ForEach(names, id: \.self) { Life($0, census) }
        Life("t", census)
      }
    }
    #expect(lives == [["h1", "a2", "t3"], ["h1", "a2", "b4", "c5", "t3"], ["h1", "t3"]])
  }

  @Test("A14: an element that moves to another ForEach is new")
  func movingBetween() {
    let lives = texts(over: [true, false]) { isFirst in
      HStack {
        ForEach(isFirst ? ["a", "b"] : ["b"], id: \.self) { Life($0, census) }
        ForEach(isFirst ? [] : ["a"], id: \.self) { Life($0, census) }
      }
    }
    #expect(lives == [["a1", "b2"], ["b2", "a3"]])
  }

  @Test("A14: the same ids in two ForEach are different views")
  func sameIDsTwice() {
    let lives = texts(over: [0, 1]) { _ in
      HStack {
        ForEach(["a"], id: \.self) { Life($0, census) }
        ForEach(["a"], id: \.self) { Life($0, census) }
      }
    }
    #expect(lives == [["a1", "a2"], ["a1", "a2"]])
  }

  @Test("A14: nested ForEach keep state by the ids on the way")
  func nested() {
    let lives = texts(over: [["a", "b"], ["b", "a"]]) { outer in
      HStack {
        ForEach(outer, id: \.self) { name in
          ForEach(0..<2, id: \.self) { Life("\(name)\($0)-", census) }
        }
      }
    }
    #expect(lives == [["a0-1", "a1-2", "b0-3", "b1-4"], ["b0-3", "b1-4", "a0-1", "a1-2"]])
  }

  @Test("A15: several views of an element go together and keep their own state")
  func severalViews() {
    let lives = texts(over: [["a", "b"], ["b"], ["b", "a"]]) { names in
      HStack {
        ForEach(names, id: \.self) { name in
          Life("\(name)x", census)
          Life("\(name)y", census)
        }
      }
    }
    #expect(lives == [["ax1", "ay2", "bx3", "by4"], ["bx3", "by4"], ["bx3", "by4", "ax5", "ay6"]])
  }

  @Test("A15: an element may have no view at all")
  func noView() {
    let lives = texts(over: [["a", "b"], ["b", "c"]]) { names in
      HStack {
        ForEach(names, id: \.self) { name in
          if name != "b" { Life(name, census) }
        }
      }
    }
    #expect(lives == [["a1"], ["c2"]])
  }
}

/// Notes each time its body runs.
private struct Recorder: View {
  let name: String
  let log: Log

  var body: some View {
    log.noting(name, Text(name))
  }
}

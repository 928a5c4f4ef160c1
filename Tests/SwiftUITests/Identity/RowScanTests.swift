import SwiftUITesting
import Testing

private struct Entry: Identifiable, Hashable {
  let id: Int
  var title: String
}

/// A row of values only: what it shows is compared by its bits.
private struct PlainRow: View {
  let entry: Entry

  var body: some View {
    Text(verbatim: "\(entry.id) \(entry.title)")
  }
}

/// A row that does not hold its id.
private struct Title: View {
  let text: String

  var body: some View { Text(verbatim: text) }
}

private struct PlainList: View {
  let entries: [Entry]
  let log: Log

  var body: some View {
    VStack {
      ForEach(entries) { entry in
        let _ = log.note("\(entry.id)")
        PlainRow(entry: entry)
      }
    }
  }
}

@MainActor
struct RowScanTests {
  private func entries(_ ids: [Int]) -> [Entry] {
    ids.map { Entry(id: $0, title: "a title that is too long to lie in the string itself, \($0)") }
  }

  /// Shows `old`, then `new`: each row closure runs once, each body runs for a value that is new.
  private func check(
    _ old: [Entry], _ new: [Entry], bodies: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = Log()
    let screen = Screen(height: 4_000) { PlainList(entries: old, log: log) }
    screen.trace.reset()
    _ = log.take()
    screen.update { PlainList(entries: new, log: log) }
    let made = log.take()
    #expect(made == new.map { "\($0.id)" }, sourceLocation: sourceLocation)
    #expect(screen.visibleText == new.map { "\($0.id) \($0.title)" }, sourceLocation: sourceLocation)
    #expect(screen.trace.bodies(of: PlainRow.self) == bodies, sourceLocation: sourceLocation)
  }

  @Test("B1: rows of values run their bodies only for what changed")
  func oneChange() {
    var new = entries([1, 2, 3, 4])
    new[2].title = "another"
    check(entries([1, 2, 3, 4]), new, bodies: 1)
  }

  @Test("A12: neighbors that go, anywhere, leave the others asleep")
  func removals() {
    check(entries([1, 2, 3, 4, 5]), entries([4, 5]), bodies: 0)
    check(entries([1, 2, 3, 4, 5]), entries([1, 4, 5]), bodies: 0)
    check(entries([1, 2, 3, 4, 5]), entries([1, 2]), bodies: 0)
    check(entries([1, 2, 3, 4, 5]), [], bodies: 0)
  }

  @Test("A12: rows that go while others change")
  func removalAndChange() {
    var new = entries([1, 4, 5])
    new[0].title = "first"
    new[2].title = "last"
    check(entries([1, 2, 3, 4, 5]), new, bodies: 2)
  }

  @Test("A12: a row that gets the value of the one removed before it shows it")
  func removalAndItsValue() {
    func titles(_ entries: [Entry]) -> some View {
      VStack { ForEach(entries) { Title(text: $0.title) } }
    }
    let screen = Screen { titles([Entry(id: 1, title: "x"), Entry(id: 2, title: "y"), Entry(id: 3, title: "z")]) }
    screen.update { titles([Entry(id: 2, title: "x"), Entry(id: 3, title: "z")]) }
    #expect(screen.visibleText == ["x", "z"])
  }

  @Test("A12: two runs that are removed, rows that move, rows that are inserted")
  func reordering() {
    check(entries([1, 2, 3, 4, 5, 6]), entries([1, 3, 4, 6]), bodies: 0)
    check(entries([1, 2, 3, 4, 5, 6]), entries([1, 3, 2, 4, 6]), bodies: 0)
    check(entries([1, 2, 3]), entries([1, 7, 2, 3, 8]), bodies: 2)
    check(entries([1, 2, 3, 4]), entries([1, 4, 9]), bodies: 1)
  }

  @Test("A12: any edit shows the data as it is")
  func anyEdit() {
    var generator = LinearCongruence(state: 7)
    let log = Log()
    var data = entries(Array(0..<8))
    let screen = Screen(height: 4_000) { PlainList(entries: data, log: log) }
    for round in 0..<300 {
      for _ in 0..<Int.random(in: 0..<3, using: &generator) where !data.isEmpty {
        data.remove(at: Int.random(in: 0..<data.count, using: &generator))
      }
      for _ in 0..<Int.random(in: 0..<3, using: &generator) {
        data.insert(
          Entry(id: 100 + round * 4 + data.count, title: "new"), at: Int.random(in: 0...data.count, using: &generator))
      }
      if Bool.random(using: &generator), !data.isEmpty {
        data[Int.random(in: 0..<data.count, using: &generator)].title = "changed in round \(round)"
      }
      screen.update { PlainList(entries: data, log: log) }
      let shown = data.reduce(into: [Entry]()) { kept, entry in
        if !kept.contains(where: { $0.id == entry.id }) { kept.append(entry) }
      }
      #expect(screen.visibleText == shown.map { "\($0.id) \($0.title)" })
    }
  }
}

/// Random numbers that are the same in each run.
private struct LinearCongruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

import SwiftUITesting
import Testing

/// A12: rows of lazy containers find what belongs to them by their ids.
@MainActor
struct LazyRowMatchTests {
  private struct Entry: Identifiable {
    let id: Int
    var title: String
  }

  /// Remembers the id that it was made for.
  private struct Row: View {
    let entry: Entry
    @State private var first: Int

    init(entry: Entry) {
      self.entry = entry
      _first = State(initialValue: entry.id)
    }

    var body: some View { Text(verbatim: "\(entry.id) \(first) \(entry.title)") }
  }

  private struct Rows: View {
    let entries: [Entry]
    let isList: Bool

    var body: some View {
      if isList {
        List(entries) { Row(entry: $0) }.listStyle(.plain)
      } else {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(entries) { Row(entry: $0).frame(height: 44) } }
        }
      }
    }
  }

  @Test("A12: any edit of a lazy container shows the data as it is, each row with its state", arguments: [true, false])
  func anyEdit(isList: Bool) {
    var generator = SeededNumbers(seed: 11)
    var data = (0..<40).map { Entry(id: $0, title: "row") }
    let screen = Screen(height: 4_000) { Rows(entries: data, isList: isList) }
    for round in 0..<150 {
      for _ in 0..<Int.random(in: 0..<3, using: &generator) where !data.isEmpty {
        data.remove(at: Int.random(in: 0..<data.count, using: &generator))
      }
      for place in 0..<Int.random(in: 0..<3, using: &generator) {
        let entry = Entry(id: 100 + round * 4 + place, title: "new")
        data.insert(entry, at: Int.random(in: 0...data.count, using: &generator))
      }
      for _ in 0..<Int.random(in: 0..<3, using: &generator) where !data.isEmpty {
        let moved = data.remove(at: Int.random(in: 0..<data.count, using: &generator))
        data.insert(moved, at: Int.random(in: 0...data.count, using: &generator))
      }
      if round.isMultiple(of: 20) { data.shuffle(using: &generator) }
      if round % 50 == 49 { data = [] }
      if round.isMultiple(of: 7), let first = data.first { data.append(first) }
      screen.update { Rows(entries: data, isList: isList) }
      let shown = data.reduce(into: [Entry]()) { kept, entry in
        if !kept.contains(where: { $0.id == entry.id }) { kept.append(entry) }
      }
      #expect(screen.visibleText == shown.map { "\($0.id) \($0.id) \($0.title)" })
      data = shown
    }
  }
}

/// Random numbers that are the same in each run.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

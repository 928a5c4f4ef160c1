import SwiftUITesting
import Testing

@MainActor
struct PreferenceTests {
  private let log = Log()

  /// What the views in `content` say, as a reader around them hears it.
  private func names<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    _ = Screen {
      VStack { content() }.onPreferenceChange(Names.self) { log.note($0.joined(separator: " ")) }
    }
    return log.take().joined(separator: " | ")
  }

  @Test("B70: values are reduced in the order of the views")
  func order() {
    #expect(
      names {
        Text("1").says("1")
        VStack {
          Text("2").says("2")
          HStack { Text("3").says("3") }
        }
        Text("4").says("4")
      } == "1 2 3 4")
  }

  @Test("B70: preference on a view overrides what is said below it")
  func override() {
    #expect(names { VStack { Text("1").says("1") }.says("9") } == "9")
  }

  @Test("B70: transformPreference changes the reduced value")
  func transform() {
    #expect(
      names {
        VStack {
          Text("1").says("1")
          Text("2").says("2")
        }
        .transformPreference(Names.self) { $0.append("and \($0.count)") }
        Text("3").says("3")
      } == "1 2 and 2 3")
  }

  @Test("B70: transformPreference starts from the default if no value is set")
  func transformOfNothing() {
    #expect(names { Text("x").transformPreference(Names.self) { $0.append("only") } } == "only")
  }

  @Test("B70: the first value is taken as it is, not reduced with the default")
  func firstValue() {
    enum Product: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
    }
    var heard: [Int] = []
    _ = Screen {
      HStack {
        Text("a").preference(key: Product.self, value: 6)
        Text("b").preference(key: Product.self, value: 7)
      }
      .onPreferenceChange(Product.self) { heard.append($0) }
    }
    #expect(heard == [42])
  }

  @Test("B70: a condition takes part with the default, which a last-wins key lets through")
  func conditionsTakePart() {
    var heard: [String] = []
    _ = Screen {
      Color.red.preference(key: LastWord.self, value: "x")
        .overlay { if log.lines.isEmpty { Color.blue } }
        .onPreferenceChange(LastWord.self) { heard.append($0) }
    }
    #expect(heard == ["default"])
  }

  @Test("B70, A6: on several views, each says the value")
  func group() {
    #expect(
      names {
        Group {
          Text("a")
          Text("b")
        }
        .says("x")
      } == "x x")
    #expect(
      names {
        Group {
          Text("a").says("1")
          Text("b").says("2")
        }
        .transformPreference(Names.self) { $0.append("!") }
      } == "1 ! 2 !")
  }

  @Test("B71: behind comes first, in front comes last")
  func layers() {
    #expect(names { Text("a").says("1").background { Text("b").says("2") } } == "2 1")
    #expect(names { Text("a").says("1").overlay { Text("b").says("2") } } == "1 2")
  }

  private struct Switched: View {
    @State private var isOn = true
    let log: Log

    var body: some View {
      VStack {
        Text("1").says("1")
        if isOn { Text("2").says("2") }
        Button("switch") { isOn.toggle() }.says("3")
      }
      .onPreferenceChange(Names.self) { log.note($0.joined(separator: " ")) }
    }
  }

  @Test("B71: a view that is gone says nothing")
  func removal() {
    let screen = Screen { Switched(log: log) }
    screen["switch"].tap()
    screen["switch"].tap()
    #expect(log.lines == ["1 2 3", "1 3", "1 2 3"])
  }

  @Test("B70: rows that change places are reduced in their new order")
  func reordering() {
    let screen = Screen { list(["a", "b", "c"]) }
    screen.update { list(["c", "a", "b"]) }
    screen.update { list(["c", "b"]) }
    #expect(log.lines == ["a b c", "c a b", "c b"])
  }

  private func list(_ names: [String]) -> some View {
    VStack { ForEach(names, id: \.self) { Row(name: $0) } }
      .onPreferenceChange(Names.self) { log.note($0.joined(separator: " ")) }
  }

  @Test("B70: a reader inside another one hears its part")
  func nestedReaders() {
    _ = Screen {
      VStack {
        Text("1").says("1").onPreferenceChange(Names.self) { log.note("inner \($0)") }
        Text("2").says("2")
      }
      .onPreferenceChange(Names.self) { log.note("outer \($0)") }
    }
    #expect(Set(log.lines) == ["inner [\"1\"]", "outer [\"1\", \"2\"]"])
    #expect(log.lines.count == 2)
  }

  private final class Counter {
    nonisolated(unsafe) static var reductions = 0
  }

  private enum Counted: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
      Counter.reductions += 1
      value += nextValue()
    }
  }

  private struct Cell: View {
    @State private var count = 1
    let index: Int

    var body: some View {
      Button("cell \(index)") { count += 1 }.preference(key: Counted.self, value: count)
    }
  }

  @Test("B70: a change costs the way to the root, not the tree")
  func incremental() {
    var heard: [Int] = []
    let screen = Screen {
      HStack(spacing: 0) {
        ForEach(0..<4) { column in
          VStack(spacing: 0) { ForEach(0..<10) { Cell(index: column * 10 + $0) } }
        }
      }
      .onPreferenceChange(Counted.self) { heard.append($0) }
    }
    // Nine sums in each column and three between them.
    #expect(Counter.reductions == 4 * 9 + 3)
    Counter.reductions = 0
    screen["cell 17"].tap()
    #expect(Counter.reductions == 9 + 3)
    #expect(heard == [40, 41])
  }
}

import SwiftUITesting
import Testing

/// What long lists and forms cost.
@MainActor
struct ListCostTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  private struct Long: View {
    @State private var numbers: [Int]
    @State private var chosen: Int?

    init(count: Int = 100_000) {
      _numbers = State(initialValue: Array(0..<count))
    }

    var body: some View {
      List(selection: $chosen) {
        ForEach(numbers, id: \.self) { Row(number: $0) }
          .onDelete { numbers.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
    }
  }

  private let middle = CGPoint(x: 195, y: 400)

  @Test("100,000 rows: those in sight are made, scrolling makes one body for each row that comes")
  func scrolling() {
    let screen = Screen { Long() }
    let inSight = screen.trace.bodies(of: Row.self)
    #expect(inSight <= 21)
    screen.trace.reset()
    screen.scroll(at: middle, by: CGSize(width: 0, height: -440))
    #expect(screen.trace.bodies(of: Row.self) == 10)
    screen.trace.reset()
    screen.scroll(at: middle, by: CGSize(width: 0, height: -2_200_000))
    #expect(screen.trace.bodies(of: Row.self) <= 21)
    #expect(screen["Row 0"].exists == false)
  }

  @Test("100,000 rows: choosing one evaluates no row's body")
  func choosing() {
    let screen = Screen { Long() }
    screen.trace.reset()
    screen.element(.row, "Row 3").tap()
    #expect(screen.element(.row, "Row 3").isSelected)
    #expect(screen.trace.bodies(of: Row.self) == 0)
    screen.element(.row, "Row 5").tap()
    #expect(screen.trace.bodies(of: Row.self) == 0)
  }

  private struct Plain: View {
    let numbers: [Int]

    var body: some View { List(numbers, id: \.self) { Row(number: $0) }.listStyle(.plain) }
  }

  @Test("10,000 rows: one that moves evaluates itself and the rows that are first or last now, and no others")
  func moving() {
    let numbers = Array(0..<10_000)
    let screen = Screen { Plain(numbers: numbers) }
    var moved = numbers
    moved.append(moved.remove(at: 3))
    screen.trace.reset()
    screen.update { Plain(numbers: moved) }
    #expect(screen.visibleText.prefix(5) == ["Row 0", "Row 1", "Row 2", "Row 4", "Row 5"])
    #expect(screen.trace.bodies(of: Row.self) == 1)
    #expect(screen.trace.allBodies < 16)
    screen.trace.reset()
    screen.update { Plain(numbers: [9_999] + numbers.dropLast()) }
    #expect(screen.visibleText.prefix(2) == ["Row 9,999", "Row 0"])
    #expect(screen.trace.allBodies < 24)
  }

  private struct Marked: View {
    let isMarked: Bool
    let number: Int

    var body: some View {
      List(0..<3, id: \.self) { number in
        HStack {
          if isMarked {
            Text("Row \(number)").badge(7)
          } else {
            Text("Row \(number)")
          }
        }
        .padding(2)
        Text("Count \(self.number)")
      }
    }
  }

  @Test("C96: what a list reads of its rows comes and goes with a branch deep inside of them")
  func branch() {
    let screen = Screen { Marked(isMarked: false, number: 0) }
    #expect(!screen.visibleText.contains("7"))
    screen.update { Marked(isMarked: true, number: 0) }
    #expect(screen.visibleText.contains("7") == Screen { Marked(isMarked: true, number: 0) }.visibleText.contains("7"))
    screen.update { Marked(isMarked: false, number: 1) }
    #expect(!screen.visibleText.contains("7"))
    #expect(screen.visibleText.contains("Count 1"))
  }

  @Test("100,000 rows: deleting one makes the one that comes in sight")
  func deleting() async {
    let screen = Screen { Long() }
    screen.trace.reset()
    await screen.element(.row, "Row 3").drag(by: CGSize(width: -350, height: 0))
    #expect(!screen["Row 3"].exists)
    #expect(screen["Row 4"].exists)
    #expect(screen.trace.bodies(of: Row.self) <= 1)
  }

  @Test("choosing and deleting cost the same bodies, layouts and drawings among 1,000 and 100,000 rows")
  func constantCost() async {
    func costs(_ count: Int) async -> [Int] {
      let screen = Screen { Long(count: count) }
      var costs: [Int] = []
      for isDeletion in [false, true] {
        screen.trace.reset()
        if isDeletion {
          await screen.element(.row, "Row 3").drag(by: CGSize(width: -350, height: 0))
        } else {
          screen.element(.row, "Row 5").tap()
        }
        costs += [screen.trace.bodies(of: Row.self), screen.trace.layouts, screen.trace.draws]
      }
      screen.unmount()
      return costs
    }
    let few = await costs(1_000)
    let many = await costs(100_000)
    #expect(few == many && few.allSatisfy { $0 < 500 })
  }

  /// Says how often it was asked for its hash.
  private struct CountedID: Hashable {
    nonisolated(unsafe) static var hashCount = 0
    let number: Int

    func hash(into hasher: inout Hasher) {
      Self.hashCount += 1
      hasher.combine(number)
    }
  }

  private struct Entry: Identifiable {
    let id: CountedID
  }

  private struct Counted: View {
    @State private var entries = (0..<1_000).map { Entry(id: CountedID(number: $0)) }
    @State private var chosen: CountedID?
    var body: some View {
      VStack {
        Button("Add") { entries.insert(Entry(id: CountedID(number: -1)), at: 0) }
        Button("Remove") { entries.remove(at: 500) }
        Button("Move") { entries.insert(entries.remove(at: 700), at: 2) }
        Button("Replace") {
          entries.removeSubrange(4..<7)
          entries.insert(Entry(id: CountedID(number: -2)), at: 20)
          entries.removeSubrange(600..<605)
        }
        List(entries, selection: $chosen) { Row(number: $0.id.number) }
      }
    }
  }

  @Test("ids are hashed to find out that none occurs twice, and later no more than those that came or moved")
  func hashes() {
    CountedID.hashCount = 0
    let screen = Screen { Counted() }
    #expect(CountedID.hashCount == 1_000)
    screen.element(.row, "Row 3").tap()
    #expect(screen.element(.row, "Row 3").isSelected)
    let chosen = CountedID.hashCount
    #expect(chosen <= 1_000 + 40)
    screen["Remove"].tap()
    #expect(CountedID.hashCount <= chosen + 40)
    CountedID.hashCount = 0
    screen["Add"].tap()
    #expect(screen["Row -1"].exists)
    #expect(CountedID.hashCount <= 40)
    CountedID.hashCount = 0
    screen["Move"].tap()
    #expect(screen["Row 700"].exists)
    #expect(CountedID.hashCount <= 40)
  }

  @Test("ids behind the last of several runs that came and left are not hashed")
  func hashesOfRuns() {
    let screen = Screen { Counted() }
    CountedID.hashCount = 0
    screen["Replace"].tap()
    #expect(screen["Row 7"].exists && !screen["Row 4"].exists && !screen["Row 6"].exists)
    // Those between the first and the last run are, each as an old and as a new one; 395 behind them are not. A table hashes
    // some again when others leave it, as their places happen to lie: all rows would be about 3,200 hashes.
    #expect(CountedID.hashCount < 2_500)
  }

  private struct Shuffling: View {
    @State private var numbers = Array(0..<400)
    var body: some View {
      VStack {
        Button("Reverse") { numbers.reverse() }
        Button("Twice") { numbers.insert(5, at: 2) }
        Button("Once") { numbers.remove(at: 2) }
        Button("Front") { numbers.insert(700, at: 0) }
        Button("Some") { numbers.removeSubrange(2..<5) }
        ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { StatefulRow(number: $0) } } }
      }
    }
  }

  private struct StatefulRow: View {
    let number: Int
    @State private var count = 0
    init(number: Int) { self.number = number }
    var body: some View { Button("Row \(number): \(count)") { count += 1 }.frame(height: 40) }
  }

  @Test("A12, A13: rows keep their state by their ids when their neighbors change")
  func identity() {
    let screen = Screen { Shuffling() }
    screen["Row 6: 0"].tap()
    screen["Front"].tap()
    #expect(screen["Row 6: 1"].exists)
    screen["Some"].tap()
    #expect(screen["Row 6: 1"].exists)
    #expect(
      screen.elements(.button, containing: "Row").map(\.label).prefix(4) == [
        "Row 700: 0", "Row 0: 0", "Row 4: 0", "Row 5: 0",
      ])
    screen["Twice"].tap()
    #expect(screen.trace.warnings.count == 1)
    #expect(screen["Row 6: 1"].exists)
    #expect(
      screen.elements(.button, containing: "Row").map(\.label).prefix(5) == [
        "Row 700: 0", "Row 0: 0", "Row 5: 0", "Row 4: 0", "Row 6: 1",
      ])
    screen["Once"].tap()
    #expect(screen["Row 6: 1"].exists)
    #expect(
      screen.elements(.button, containing: "Row").map(\.label).prefix(4) == [
        "Row 700: 0", "Row 0: 0", "Row 4: 0", "Row 5: 0",
      ])
    screen["Reverse"].tap()
    #expect(screen["Row 399: 0"].exists)
    #expect(!screen["Row 6: 1"].exists)
  }

  private struct Field: View {
    let number: Int
    @State private var text = ""
    init(number: Int) { self.number = number }
    var body: some View {
      HStack {
        TextField("Field \(number)", text: $text)
        Text(text.count, format: .number)
      }
    }
  }

  private struct Fields: View {
    var body: some View {
      Form { ForEach(0..<50, id: \.self) { Field(number: $0) } }
    }
  }

  @Test("typing into one of 50 fields evaluates that field's body, once a character")
  func typing() {
    let screen = Screen { Fields() }
    let field = screen.element(.textField, "Field 3")
    field.tap()
    screen.trace.reset()
    screen.type(String(repeating: "x", count: 200))
    #expect(field.value.count == 200)
    #expect(screen.trace.bodies(of: Field.self) == 200)
    #expect(screen.trace.bodies(of: Fields.self) == 0)
  }
}

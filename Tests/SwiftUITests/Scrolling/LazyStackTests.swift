import SwiftUITesting
import Testing

@Observable
private final class Item: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Item \(id)"
  }
}

@MainActor
struct LazyStackTests {
  private struct Row: View {
    let number: Int
    var height: CGFloat = 20
    var body: some View { Text("Row \(number)").frame(height: height) }
  }

  private let middle = CGPoint(x: 50, y: 50)

  @Test("C96: only rows in sight are made")
  func rowsInSight() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0) } } }
    }
    #expect(screen.trace.bodies(of: Row.self) == 5)
    #expect(screen.visibleText == (0..<5).map { "Row \($0)" })
    screen.scroll(at: middle, by: CGSize(width: 0, height: -50))
    #expect(screen.visibleText == (2..<8).map { "Row \($0)" })
    #expect(screen["Row 2"].frame.midY == 0)
    #expect(screen.trace.bodies(of: Row.self) == 8)
  }

  @Test("C96: the length of rows that were not seen is estimated from the others")
  func estimatedLength() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, height: 25) } } }
    }
    #expect(screen.view(LazyVStack<ForEach<Range<Int>, Int, Row>>.self).exists == false)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -100_000))
    #expect(screen.visibleText == (96..<100).map { "Row \($0)" })
    #expect(screen["Row 99"].frame.midY == 87.5)
  }

  @Test("C96: a screen says how much it estimates")
  func estimatedLengthCount() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { LazyVStack { ForEach(0..<10) { Row(number: $0, height: 25) } } }
    }
    // Four rows are in sight; the other six have neither a length nor a distance to the row before.
    #expect(screen.estimatedLengthCount == 12)
    for _ in 0..<10 { screen.scroll(at: middle, by: CGSize(width: 0, height: -50)) }
    #expect(screen.estimatedLengthCount == 0)
  }

  @Test("C96: rows in sight do not jump when those in front of them turn out longer")
  func steadyRows() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, height: $0 < 50 ? 70 : 20) } }
      }
    }
    screen.scroll(at: middle, by: CGSize(width: 0, height: -100_000))
    for _ in 0..<40 {
      let texts = screen.visibleText
      let kept = texts[0]
      let place = screen[kept].frame.midY
      screen.scroll(at: middle, by: CGSize(width: 0, height: 30))
      #expect(screen[kept].frame.midY == place + 30)
    }
  }

  @Test("B35: rows appear when they come in sight and disappear when they leave it")
  func presence() {
    var log: [String] = []
    let screen = Screen(width: 100, height: 40) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Row(number: row).onAppear { log.append("+\(row)") }.onDisappear { log.append("-\(row)") }
          }
        }
      }
    }
    #expect(log.sorted() == ["+0", "+1"])
    log = []
    screen.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: -20))
    #expect(log.sorted() == ["+2", "-0"])
    log = []
    screen.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 20))
    #expect(log.sorted() == ["+0", "-2"])
  }

  @Test("Views beside a ForEach are made when they come in sight, too")
  func loadMore() {
    struct Feed: View {
      @State private var count = 10
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Row(number: $0) }
            Text("Loading").frame(height: 20).onAppear { count += 10 }
          }
        }
      }
    }
    let screen = Screen(width: 100, height: 100) { Feed() }
    #expect(!screen["Loading"].exists)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -1000))
    #expect(!screen["Loading"].exists)
    #expect(screen["Row 10"].exists)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -1000))
    #expect(screen["Row 20"].exists)
  }

  @Test("A lazy stack takes the width it is offered and aligns its rows in it")
  func width() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      ScrollView { LazyVStack(alignment: .leading) { Color.red.frame(width: 20, height: 20).probe("row") } }
    }
    #expect(frames["row"] == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("C96: across a scroll view, a lazy stack is as long as its first row")
  func firstRowDecides() {
    let size = measure(ProposedViewSize(width: 100, height: nil)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(width: 30, height: 40 + CGFloat($0)) } }
      }
    }
    #expect(size == CGSize(width: 100, height: 40))
  }

  @Test("C96: rows beside a growing text are laid out as if they had been made so")
  func openRoomAcross() {
    struct Page: View {
      let size: DynamicTypeSize
      var body: some View {
        ScrollView(.horizontal) {
          Text("Alpha")
          LazyVStack { Circle().trim(from: 0.5, to: 0.5) }
        }
        .dynamicTypeSize(size)
      }
    }
    let screen = Screen(width: 800, height: 390) { Page(size: .large) }
    for size in [DynamicTypeSize.accessibility4, .accessibility5, .large] {
      screen.update { Page(size: size) }
      #expect(screen["Alpha"].frame == Screen(width: 800, height: 390) { Page(size: size) }["Alpha"].frame)
    }
  }

  @Test("Without a scroll view a lazy stack makes all its rows")
  func unscrolled() {
    let size = measure(ProposedViewSize(width: 100, height: 50)) {
      LazyVStack(spacing: 2) { ForEach(0..<10) { Row(number: $0) } }
    }
    #expect(size == CGSize(width: 100, height: 218))
  }

  @Test("State follows the rows when the data changes, as in any ForEach")
  func identity() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 }.frame(height: 20) }
    }
    struct Names: View {
      let names: [String]
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(names, id: \.self) { Counter(name: $0) } } }
      }
    }
    let screen = Screen(width: 100, height: 100) { Names(names: ["a", "b", "c"]) }
    screen["b 0"].tap()
    screen.update { Names(names: ["c", "x", "b", "a"]) }
    #expect(screen.visibleText == ["c 0", "x 0", "b 1", "a 0"])
    screen.update { Names(names: ["x", "b"]) }
    #expect(screen.visibleText == ["x 0", "b 1"])
  }

  @Test("A13: only the first row with an id is made")
  func duplicateIDs() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { LazyVStack { ForEach(["a", "b", "a", "c"], id: \.self) { Text($0) } } }
    }
    #expect(screen.visibleText == ["a", "b", "c"])
    #expect(screen.trace.warnings.contains { $0.contains("occurs multiple times") })
  }

  @Test("A change in one row runs that row's body alone")
  func oneRow() {
    struct ItemRow: View {
      let item: Item
      var body: some View { Text(item.title).frame(height: 20) }
    }
    let items = (0..<100).map { Item($0) }
    let screen = Screen(width: 100, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(items) { ItemRow(item: $0) } } }
    }
    screen.trace.reset()
    items[3].title = "new"
    #expect(screen["new"].exists)
    #expect(screen.trace.bodies(of: ItemRow.self) == 1)
  }

  @Test("Rows may be several views, and rows of rows are lazy, too")
  func nestedRows() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { group in
            Text("Group \(group)").frame(height: 10)
            ForEach(0..<100) { Row(number: group * 100 + $0) }
          }
        }
      }
    }
    #expect(screen.visibleText == ["Group 0"] + (0..<5).map { "Row \($0)" })
    #expect(screen.trace.bodies(of: Row.self) < 10)
    // How long a group is shows when it comes in sight, so that one long way is not enough.
    for _ in 0..<3 { screen.scroll(at: middle, by: CGSize(width: 0, height: -900)) }
    #expect(screen.trace.bodies(of: Row.self) < 40)
    screen["Group 1"].scrollIntoView()
    #expect(screen["Group 1"].exists)
  }

  @Test("A row that gets taller moves those behind it")
  func growingRow() {
    struct Growing: View {
      @State private var isOpen = false
      var body: some View { Button("Grow") { isOpen.toggle() }.frame(height: isOpen ? 50 : 20) }
    }
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Growing()
          ForEach(0..<50) { Row(number: $0) }
        }
      }
    }
    screen["Grow"].tap()
    #expect(screen["Row 0"].frame.midY == 60)
    #expect(!screen["Row 3"].exists)
  }

  @Test("scrollIntoView finds rows that were not made yet")
  func search() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Row(number: $0) } } }
    }
    screen["Row 150"].scrollIntoView()
    #expect(screen["Row 150"].frame.maxY <= 100)
  }

  @Test("A lazy row of a horizontal stack inside a vertical one")
  func carousels() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50) { Text("\(shelf).\($0)").frame(width: 50, height: 40) }
              }
            }
            .frame(height: 50)
          }
        }
      }
    }
    #expect(screen.visibleText == ["0.0", "0.1", "1.0", "1.1"])
    screen.scroll(at: CGPoint(x: 50, y: 75), by: CGSize(width: -50, height: 0))
    #expect(screen.visibleText == ["0.0", "0.1", "1.1", "1.2"])
  }
}

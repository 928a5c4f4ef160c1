import SwiftUITesting
import Testing

@MainActor
struct LazyGridTests {
  private let two = [GridItem(.flexible()), GridItem(.flexible())]

  /// Frames of the named views in a grid of a width.
  private func frames<Content: View>(
    _ columns: [GridItem], width: CGFloat = 200, @ViewBuilder _ content: () -> Content
  ) -> [String: CGRect] {
    layout(in: CGSize(width: width, height: 300), alignment: .topLeading) {
      LazyVGrid(columns: columns, content: content)
    }
  }

  private func cell(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    block(width, height).probe(name)
  }

  @Test("C95: flexible columns share the width, cells lie in their middle and may be wider")
  func flexible() {
    let frames = frames(two) {
      cell("a", 30)
      cell("b", 20)
      cell("c", 100)
      cell("d", 20, 40)
    }
    #expect(frames["a"]?.origin == CGPoint(x: 33, y: 0))
    #expect(frames["b"]?.origin == CGPoint(x: 142, y: 0))
    #expect(frames["c"]?.origin == CGPoint(x: -2, y: 38))
    #expect(frames["d"]?.origin == CGPoint(x: 142, y: 28))
  }

  @Test("C95: where the width is open, flexible columns are as wide as their cells, fixed ones exact")
  func openWidth() {
    func size(_ columns: [GridItem]) -> CGSize {
      measure(.unspecified) {
        LazyVGrid(columns: columns) {
          Color.red.frame(width: 25, height: 20)
          Color.red.frame(width: 25, height: 20)
        }
      }
    }
    #expect(size([GridItem(), GridItem()]) == CGSize(width: 58, height: 20))
    #expect(
      size([GridItem(.flexible(minimum: 30)), GridItem(.flexible(maximum: 20))]) == CGSize(width: 58, height: 20))
    #expect(size([GridItem(.fixed(50)), GridItem(.fixed(10))]) == CGSize(width: 68, height: 20))
  }

  @Test("C95: fixed columns are exact; a grid that does not fill the width lies in its middle")
  func fixedColumns() {
    let frames = frames([GridItem(.fixed(50)), GridItem(.fixed(40))]) {
      Color.red.frame(height: 10).probe("a")
      Color.red.frame(height: 10).probe("b")
    }
    #expect(frames["a"] == CGRect(x: 51, y: 0, width: 50, height: 10))
    #expect(frames["b"] == CGRect(x: 109, y: 0, width: 40, height: 10))
  }

  @Test("C95: an adaptive item is as many columns as fit, which share its room")
  func adaptive() {
    let frames = frames([GridItem(.adaptive(minimum: 45))]) {
      ForEach(0..<4, id: \.self) { Color.red.frame(height: 10).probe("\($0)") }
    }
    let width: CGFloat = (200 - 16) / 3
    #expect(abs((frames["0"]?.width ?? 0) - width) < 0.001)
    #expect(abs((frames["2"]?.maxX ?? 0) - 200) < 0.001)
    #expect(frames["3"]?.origin == CGPoint(x: 0, y: 18))
  }

  @Test("C95: minimum and maximum are kept to, one column after the other")
  func limits() {
    let frames = frames([GridItem(.flexible(maximum: 40)), GridItem(.flexible(minimum: 100)), GridItem()]) {
      ForEach(0..<3, id: \.self) { Color.red.frame(height: 10).probe("\($0)") }
    }
    #expect(frames["0"]?.width == 40)
    #expect(frames["1"]?.width == 100)
    #expect(frames["2"]?.width == 44)
  }

  @Test("C95: distances and alignments of items; distance of rows")
  func spacingAndAlignment() {
    let items = [
      GridItem(.fixed(50), spacing: 20, alignment: .topLeading), GridItem(.fixed(50), alignment: .bottomTrailing),
    ]
    let frames = layout(in: CGSize(width: 200, height: 200), alignment: .topLeading) {
      LazyVGrid(columns: items, alignment: .leading, spacing: 3) {
        cell("a", 10, 10)
        cell("b", 10, 10)
        cell("c", 10, 30)
        cell("d", 10, 10)
      }
    }
    #expect(frames["a"]?.origin == CGPoint(x: 0, y: 0))
    #expect(frames["b"]?.origin == CGPoint(x: 110, y: 0))
    #expect(frames["c"]?.origin == CGPoint(x: 0, y: 13))
    #expect(frames["d"]?.origin == CGPoint(x: 110, y: 33))
  }

  @Test("C95: a horizontal grid is the same the other way")
  func horizontal() {
    let frames = layout(in: CGSize(width: 200, height: 100), alignment: .topLeading) {
      LazyHGrid(rows: two, spacing: 5) {
        cell("a", 20, 46)
        cell("b", 30, 46)
        cell("c", 10, 46)
      }
    }
    #expect(frames["a"]?.origin == CGPoint(x: 5, y: 0))
    #expect(frames["b"]?.origin == CGPoint(x: 0, y: 54))
    #expect(frames["c"]?.origin == CGPoint(x: 35, y: 0))
  }

  private struct Cell: View {
    let index: Int
    var body: some View { Text("\(index)").frame(height: 20) }
  }

  private func list(_ count: Int) -> Screen {
    Screen(width: 100, height: 200) {
      ScrollView {
        LazyVGrid(columns: two, spacing: 0) { ForEach(0..<count, id: \.self) { Cell(index: $0) } }
      }
    }
  }

  @Test("C96: only the cells in sight are made")
  func lazy() {
    let screen = list(1000)
    #expect(screen.visibleText == (0..<20).map { "\($0)" })
    #expect(screen.trace.bodies(of: Cell.self) <= 22)
    screen.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -4000))
    #expect(screen.visibleText == (400..<420).map { "\($0)" })
    #expect(screen.trace.bodies(of: Cell.self) <= 66)
  }

  @Test("C96: cells appear when they come in sight and disappear when they go")
  func appearance() {
    let log = Log()
    let screen = Screen(width: 100, height: 40) {
      ScrollView {
        LazyVGrid(columns: two, spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Text("\(index)").frame(height: 20)
              .onAppear { log.note("+\(index)") }
              .onDisappear { log.note("-\(index)") }
          }
        }
      }
    }
    #expect(Set(log.take()) == ["+0", "+1", "+2", "+3"])
    screen.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: -20))
    #expect(Set(log.take()) == ["+4", "+5", "-0", "-1"])
  }

  @Test("C95: cells keep their identity when others come and go")
  func identity() {
    let census = Census()
    func content(_ names: [String]) -> some View {
      ScrollView {
        LazyVGrid(columns: two) { ForEach(names, id: \.self) { Life($0, census) } }
      }
    }
    let screen = Screen { content(["a", "b", "c"]) }
    #expect(screen.visibleText.map { String($0.prefix(1)) } == ["a", "b", "c"])
    let first = Set(screen.visibleText)
    screen.update { content(["c", "a", "d", "b"]) }
    #expect(screen.visibleText.map { String($0.prefix(1)) } == ["c", "a", "d", "b"])
    #expect(first.isSubset(of: Set(screen.visibleText)))
    screen.update { content(["d"]) }
    #expect(screen.visibleText == ["d4"])
  }

  @Test("C95: as many columns as fit, when the width changes")
  func changingWidth() {
    func content(_ width: CGFloat) -> some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
          ForEach(0..<6, id: \.self) { Text("\($0)").frame(height: 20) }
        }
      }
      .frame(width: width, height: 300)
    }
    let screen = Screen { content(80) }
    #expect(screen["4"].frame.minY - screen["0"].frame.minY == 40)
    screen.update { content(120) }
    #expect(screen["4"].frame.minY - screen["0"].frame.minY == 20)
    #expect(screen.visibleText == ["0", "1", "2", "3", "4", "5"])
  }

  @Test("C96: a row of a ForEach may be several cells")
  func severalViews() {
    let screen = Screen {
      LazyVGrid(columns: two, spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Text("name \(index)").frame(height: 20)
          Text("value \(index)").frame(height: 20)
        }
      }
    }
    #expect(screen.visibleText == ["name 0", "value 0", "name 1", "value 1", "name 2", "value 2"])
    #expect(screen["name 2"].frame.minY == screen["value 2"].frame.minY)
  }

  @Test("C95: odd figures do no harm")
  func oddFigures() {
    let items = [GridItem(.fixed(-5)), GridItem(.flexible(minimum: 50, maximum: 10)), GridItem(.adaptive(minimum: 0))]
    let screen = Screen { LazyVGrid(columns: items) { Text("a") } }
    #expect(screen["a"].exists)
    #expect(Screen { LazyVGrid(columns: []) { Text("a") } }["a"].exists)
    #expect(Screen { LazyVGrid(columns: two) { EmptyView() } }.visibleText.isEmpty)
  }

  @Test("a grid outside of a scroll view is as large as a new one, regardless of earlier proposals")
  func history() {
    func content(_ width: CGFloat, _ spacing: CGFloat, _ words: String) -> some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: spacing)], spacing: spacing) {
        ForEach(0..<5) { index in
          Text(index == 1 ? words : "Text").padding(10).frame(maxWidth: index == 2 ? .infinity : nil)
        }
      }
      .background(Color.red.accessibilityElement().accessibilityLabel("Grid"))
      .frame(width: width, height: 177)
    }
    let (short, long) = ("Few words", "Very many words, more than one line of them")
    let screen = Screen(width: 400, height: 400) { content(350, 40, short) }
    let changes: [(width: CGFloat, spacing: CGFloat, words: String)] = [
      (200, 40, short), (171, 40, short), (171, 40, long), (200, 40, long), (200, 40, short), (171, 30, long),
      (179, 20, short), (100, 20, long), (60, 3, long), (171, 40, short), (20, 0, long),
    ]
    for (width, spacing, words) in changes {
      screen.trace.reset()
      screen.update { content(width, spacing, words) }
      #expect(screen.trace.layouts < 400)
      let new = Screen(width: 400, height: 400) { content(width, spacing, words) }
      #expect(screen["Grid"].frame == new["Grid"].frame)
    }
  }
}

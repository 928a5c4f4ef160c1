import SwiftUITesting
import Testing

/// F43: elements that the user moves in a container.
@MainActor
struct ReorderingTests {
  private struct Letter: Identifiable {
    let id: String
  }

  private final class Log {
    var lines: [String] = []
  }

  private static let letters = ["a", "b", "c"].map(Letter.init)

  private static func line<CollectionID>(_ difference: ReorderDifference<String, CollectionID>) -> String {
    let position =
      switch difference.destination.position {
      case .before(let id): "before \(id)"
      case .end: "end"
      }
    return "\(difference.sources.joined()) \(position)"
  }

  private static func tile(_ name: String) -> some View {
    Text(name).frame(width: 40, height: 40).background(Color.gray)
  }

  private static func center(_ name: String, _ screen: Screen) -> CGPoint {
    let frame = screen[name].frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private struct Column: View {
    let log: Log
    var isEnabled = true

    var body: some View {
      VStack(spacing: 0) {
        ForEach(letters) { tile($0.id) }.reorderable()
      }
      .reorderContainer(for: Letter.self, isEnabled: isEnabled) { log.lines.append(line($0)) }
    }
  }

  @Test("F43: a difference names what was dragged and what it is in front of; the data stays as it is")
  func column() async {
    let log = Log()
    let screen = Screen(width: 100, height: 200) { Column(log: log) }
    await screen["c"].drag(by: CGSize(width: 0, height: -90))
    await screen["a"].drag(by: CGSize(width: 0, height: 50))
    await screen["a"].drag(by: CGSize(width: 0, height: 95))
    #expect(log.lines == ["c before a", "a before c", "a end"])
    #expect(screen.visibleText == ["a", "b", "c"])
  }

  @Test("F43: an element that is let go where it was is not moved, nor is one that leaves the container")
  func unmoved() async {
    let log = Log()
    let screen = Screen(width: 100, height: 200) { Column(log: log) }
    await screen["b"].drag(by: CGSize(width: 0, height: -25))
    await screen["b"].drag(by: CGSize(width: 0, height: 25))
    await screen["c"].drag(by: CGSize(width: 0, height: 15))
    await screen["a"].drag(by: CGSize(width: -48, height: 80))
    #expect(log.lines == [])
  }

  @Test("F43: nothing can be dragged where the container is disabled")
  func disabled() async {
    let log = Log()
    let screen = Screen(width: 100, height: 200) { Column(log: log, isEnabled: false) }
    await screen["c"].drag(by: CGSize(width: 0, height: -90))
    #expect(log.lines == [])
    screen.update { Column(log: log, isEnabled: true) }
    await screen["c"].drag(by: CGSize(width: 0, height: -90))
    #expect(log.lines == ["c before a"])
  }

  @Test(
    "F43: elements beside each other are told apart by their halves, from the leading edge",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func row(_ direction: LayoutDirection) async {
    let log = Log()
    let screen = Screen(width: 200, height: 100) {
      HStack(spacing: 0) {
        ForEach(Self.letters) { Self.tile($0.id) }.reorderable()
      }
      .reorderContainer(for: Letter.self) { log.lines.append(Self.line($0)) }
      .environment(\.layoutDirection, direction)
    }
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    await screen["c"].drag(by: CGSize(width: sign * -90, height: 0))
    await screen["a"].drag(by: CGSize(width: sign * 50, height: 0))
    await screen["a"].drag(by: CGSize(width: sign * 95, height: 0))
    #expect(log.lines == ["c before a", "a before c", "a end"])
  }

  @Test("F43: rows that are made when they come into sight, and those after the last that is in sight")
  func lazyRows() async {
    let log = Log()
    let screen = Screen(width: 100, height: 115) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Text("row \(number)").frame(width: 100, height: 40).background(Color.gray)
          }
          .reorderable()
        }
        .reorderContainer(for: Int.self, itemID: \.self) { difference in
          log.lines.append("\(difference.sources) \(difference.destination.position)")
        }
      }
    }
    await screen["row 0"].drag(by: CGSize(width: 0, height: 60))
    await screen["row 0"].drag(by: CGSize(width: 0, height: 90))
    #expect(log.lines == ["[0] before(2)", "[0] before(3)"])
  }

  @Test("F43: rows of a list")
  func list() async {
    let log = Log()
    let screen = Screen(width: 200, height: 300) {
      List {
        ForEach(Self.letters) { Text($0.id) }.reorderable()
      }
      .reorderContainer(for: Letter.self) { log.lines.append(Self.line($0)) }
    }
    let start = screen.element(.row, "c").frame
    let end = screen.element(.row, "a").frame
    await screen.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.minY + 4))
    #expect(log.lines == ["c before a"])
  }

  @Test("F43: elements move between the collections of a container")
  func collections() async {
    let log = Log()
    let screen = Screen(width: 100, height: 300) {
      VStack(spacing: 20) {
        VStack(spacing: 0) { ForEach(["a", "b"], id: \.self) { Self.tile($0) }.reorderable(collectionID: 1) }
        VStack(spacing: 0) { ForEach(["x", "y"], id: \.self) { Self.tile($0) }.reorderable(collectionID: 2) }
      }
      .reorderContainer(for: String.self, itemID: \.self, in: Int.self) { difference in
        log.lines.append("\(Self.line(difference)) of \(difference.destination.collectionID)")
      }
    }
    let last = Self.center("y", screen)
    await screen.drag(from: Self.center("a", screen), to: CGPoint(x: last.x, y: last.y - 15))
    await screen.drag(from: Self.center("a", screen), to: CGPoint(x: last.x, y: last.y + 15))
    #expect(log.lines == ["a before y of 2", "a end of 2"])
  }

  @Test("F43: only elements with the types of the container can be dragged in it")
  func otherTypes() async {
    let log = Log()
    let screen = Screen(width: 100, height: 200) {
      VStack(spacing: 0) {
        ForEach(Self.letters) { Self.tile($0.id) }.reorderable(collectionID: "letters")
      }
      .reorderContainer(for: Letter.self) { log.lines.append(Self.line($0)) }
    }
    await screen["c"].drag(by: CGSize(width: 0, height: -90))
    #expect(log.lines == [])
  }

  @Test("F43: a line shows where the element would go, until it is let go")
  func insertionLine() async {
    let screen = Screen(width: 100, height: 200) { Column(log: Log()).tint(.red) }
    let center = Self.center("a", screen)
    func reddish() -> Bool {
      let color = screen.snapshot().color(at: CGPoint(x: center.x - 17, y: center.y - 20))
      return color.red > 0.8 && color.blue < 0.4
    }
    #expect(!reddish())
    screen.pressDown(at: Self.center("c", screen))
    screen.move(to: CGPoint(x: center.x + 18, y: center.y - 15))
    #expect(reddish())
    screen.release()
    #expect(!reddish())
  }

  @Test("F43: the data that the program changes is shown, with the elements on their way")
  func moved() async {
    struct Letters: View {
      @State private var letters = ReorderingTests.letters

      var body: some View {
        VStack(spacing: 0) {
          ForEach(letters) { ReorderingTests.tile($0.id) }.reorderable()
        }
        .reorderContainer(for: Letter.self) { difference in
          guard case .before(let id) = difference.destination.position else { return }
          let moved = letters.filter { difference.sources.contains($0.id) }
          letters.removeAll { difference.sources.contains($0.id) }
          letters.insert(contentsOf: moved, at: letters.firstIndex { $0.id == id } ?? letters.endIndex)
        }
      }
    }
    let screen = Screen(width: 100, height: 200) { Letters() }
    let top = screen["a"].frame.minY
    await screen["c"].drag(by: CGSize(width: 0, height: -90))
    #expect(screen.visibleText == ["c", "a", "b"])
    #expect(screen["a"].frame.minY < top + 40)
    await screen.settle()
    #expect(screen["a"].frame.minY == top + 40)
  }
}

import SwiftUITesting
import Testing

/// 100,000 rows in a lazy stack.
@MainActor
struct HundredThousandRowsTests {
  /// Counts what is alive.
  private final class Register {
    var alive = 0
    var most = 0
    var made = 0

    func begin() {
      made += 1
      alive += 1
      most = max(most, alive)
    }
  }

  private final class Life: ObservableObject {
    let register: Register

    init(_ register: Register) {
      self.register = register
      register.begin()
    }

    deinit { register.alive -= 1 }
  }

  private struct Row: View {
    let number: Int
    @StateObject private var life: Life

    init(number: Int, register: Register) {
      self.number = number
      _life = StateObject(wrappedValue: Life(register))
    }

    var body: some View {
      Text(verbatim: "Row \(number)").frame(height: Self.height)
    }

    static let height: CGFloat = 20
  }

  private static let count = 100_000
  private static let height: CGFloat = 400
  private let middle = CGPoint(x: 100, y: 200)

  private func makeScreen(_ register: Register) -> Screen {
    Screen(width: 200, height: Self.height) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<Self.count, id: \.self) { Row(number: $0, register: register) } }
      }
    }
  }

  /// Whether rows follow each other without a gap from the top of the screen to its bottom.
  private func expectNoBlank(_ screen: Screen, _ place: String) {
    let numbers = screen.visibleText.compactMap { Int($0.dropFirst(4)) }
    guard let first = numbers.first, let last = numbers.last else { return #expect(Bool(false), "nothing at \(place)") }
    #expect(numbers == Array(first...last), "\(place)")
    let top = screen["Row \(first)"].frame.midY - Row.height / 2
    let bottom = screen["Row \(last)"].frame.midY + Row.height / 2
    #expect(top <= 0 && bottom >= Self.height, "\(place)")
    #expect(abs(bottom - top - CGFloat(numbers.count) * Row.height) < 0.01, "\(place)")
  }

  @Test("C96: the first frame makes the rows in sight and no other")
  func firstFrame() {
    let register = Register()
    let screen = makeScreen(register)
    #expect(register.made == 20)
    #expect(screen.trace.bodies(of: Row.self) == 20)
    #expect(screen.visibleText == (0..<20).map { "Row \($0)" })
  }

  @Test("C96: on the way to the end and back no row is blank, and never more live than are in sight")
  func thereAndBack() {
    let register = Register()
    let screen = makeScreen(register)
    let step: CGFloat = 39_990
    let end = CGFloat(Self.count) * Row.height - Self.height
    var offset: CGFloat = 0
    while offset < end {
      screen.scroll(at: middle, by: CGSize(width: 0, height: -step))
      offset += step
      expectNoBlank(screen, "on the way down at \(offset)")
    }
    #expect(screen.visibleText.last == "Row \(Self.count - 1)")
    while offset > 0 {
      screen.scroll(at: middle, by: CGSize(width: 0, height: step))
      offset -= step
      expectNoBlank(screen, "on the way up at \(offset)")
    }
    screen.scroll(at: middle, by: CGSize(width: 0, height: end))
    #expect(screen.visibleText == (0..<20).map { "Row \($0)" })
    #expect(register.alive == 20)
    // Those that come and those that go live together for a frame.
    #expect(register.most <= 2 * 21)
  }

  @Test("C96: one leap to the end and one back")
  func leaps() {
    let register = Register()
    let screen = makeScreen(register)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -CGFloat(Self.count) * Row.height))
    #expect(screen.visibleText == (99_980..<100_000).map { "Row \($0)" })
    #expect(register.made == 40 && register.alive == 20)
    screen.scroll(at: middle, by: CGSize(width: 0, height: CGFloat(Self.count) * Row.height))
    #expect(screen.visibleText == (0..<20).map { "Row \($0)" })
    #expect(register.made == 60 && register.alive == 20)
    expectNoBlank(screen, "at the beginning")
  }

  /// A gray that no neighbor has.
  private static func shade(of number: Int) -> Double { Double(32 + number * 7 % 192) / 255 }

  /// Whether each row of pixels shows what lies there when `offset` points are above the screen.
  private func expectEveryPixelRow(_ screen: Screen, at offset: CGFloat) {
    let picture = screen.snapshot()
    let wrong = (0..<picture.height).filter { line in
      let y = CGFloat(line) + 0.5
      let shown = picture.color(at: CGPoint(x: 100, y: y))
      return abs(shown.red - Self.shade(of: Int((offset + y) / Row.height))) > 0.001 || shown.alpha != 1
    }
    #expect(wrong.isEmpty, "at \(offset): lines \(wrong.prefix(5))")
  }

  @Test("C96: every row of pixels shows its row after each step to the end and back")
  func pixels() {
    let screen = Screen(width: 200, height: Self.height, scale: 1) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Self.count, id: \.self) { Color(white: Self.shade(of: $0)).frame(height: Row.height) }
        }
      }
      .scrollIndicators(.hidden)
    }
    let step: CGFloat = 39_990
    let end = CGFloat(Self.count) * Row.height - Self.height
    var offset: CGFloat = 0
    expectEveryPixelRow(screen, at: offset)
    for direction: CGFloat in [1, -1] {
      while direction > 0 ? offset < end : offset > 0 {
        screen.scroll(at: middle, by: CGSize(width: 0, height: -direction * step))
        offset = min(max(offset + direction * step, 0), end)
        expectEveryPixelRow(screen, at: offset)
      }
    }
  }
}

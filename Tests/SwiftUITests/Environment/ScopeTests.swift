import SwiftUITesting
import Testing

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct ActionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}

private final class Unstable {}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }

  fileprivate var action: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }

  @Entry fileprivate var unstable = Unstable()
}

private struct Reader: View {
  @Environment(\.number) private var number

  var body: some View { Text("\(number)") }
}

@MainActor
struct ScopeTests {
  private let census = Census()

  @Test("B60: the nearest writer wins")
  func nearestWriter() {
    #expect(texts(over: [0]) { _ in Reader().environment(\.number, 2).environment(\.number, 1) } == [["2"]])
  }

  @Test("B60: a writer reaches what is below it, not its siblings")
  func scopes() {
    let numbers = texts(over: [0]) { _ in
      HStack {
        HStack {
          Reader().environment(\.number, 2)
          Reader()
        }
        .environment(\.number, 1)
        Reader()
      }
    }
    #expect(numbers == [["2", "1", "0"]])
  }

  @Test("B60: readers at any depth, inserted at any time")
  func laterReaders() {
    let numbers = texts(over: [1, 2, 3]) { count in
      HStack {
        ForEach(0..<count, id: \.self) { _ in
          AnyView(VStack { Reader().padding() })
        }
      }
      .environment(\.number, count * 10)
    }
    #expect(numbers == [["10"], ["20", "20"], ["30", "30", "30"]])
  }

  @Test("B60: a change reaches readers below views that stay asleep")
  func changesBelowSleepers() {
    struct Sleeper: View {
      var body: some View { VStack { Reader() } }
    }
    let stage = { (number: Int) in Sleeper().environment(\.number, number) }
    let screen = Screen { stage(1) }
    screen.update { stage(2) }
    #expect(screen.visibleText == ["2"])
    #expect(screen.trace.bodies(of: Sleeper.self) == 1)
    #expect(screen.trace.bodies(of: Reader.self) == 2)
  }

  @Test("B60: an inner writer shields its readers from outer changes")
  func shields() {
    let stage = { (number: Int) in
      VStack {
        Reader().environment(\.number, 5)
        Text("x")
      }
      .environment(\.number, number)
    }
    let screen = Screen { stage(1) }
    screen.update { stage(2) }
    #expect(screen.visibleText == ["5", "x"])
    #expect(screen.trace.bodies(of: Reader.self) == 1)
  }

  @Test("B61: transforms work on what comes from above; plain writes replace it")
  func transforms() {
    let numbers = texts(over: [0]) { _ in
      HStack {
        HStack {
          Reader()
          Reader().environment(\.number, 5)
        }
        .transformEnvironment(\.number) { $0 += 10 }
        Reader()
      }
      .transformEnvironment(\.number) { $0 += 100 }
    }
    #expect(numbers == [["110", "5", "100"]])
  }

  @Test("B61: a transform follows what changes above it and what it captures")
  func transformsFollow() {
    let numbers = texts(over: [(1, 1), (2, 1), (2, 3)]) { (base, factor) in
      Reader().transformEnvironment(\.number) { $0 = ($0 + 1) * factor }.environment(\.number, base)
    }
    #expect(numbers == [["2"], ["3"], ["9"]])
  }

  @Test("B62: a view inside of a disabled one stays disabled, unless the environment says otherwise")
  func disabling() {
    let screen = Screen {
      VStack {
        Button("a") {}.disabled(false)
        Button("b") {}.environment(\.isEnabled, true)
        Button("c") {}
      }
      .disabled(true)
    }
    #expect(!screen["a"].isEnabled)
    #expect(screen["b"].isEnabled)
    #expect(!screen["c"].isEnabled)
  }

  @Test("B62: both must be enabled")
  func disabledTwice() {
    let cases = [(false, false), (false, true), (true, false), (true, true)]
    let enabled = cases.map { inner, outer in
      Screen { Button("a") {}.disabled(inner).disabled(outer) }["a"].isEnabled
    }
    #expect(enabled == [true, false, false, false])
  }

  @Test("B62: enabling again lets the button act")
  func enablingAgain() {
    let log = Log()
    let stage = { (isDisabled: Bool) in Button("a") { log.note("tap") }.disabled(isDisabled) }
    let screen = Screen { stage(true) }
    screen.tap(at: CGPoint(x: screen["a"].frame.midX, y: screen["a"].frame.midY))
    #expect(log.lines == [])
    screen.update { stage(false) }
    screen["a"].tap()
    #expect(log.lines == ["tap"])
  }

  @Test("B63: a change keeps identity and state, and no view appears anew")
  func identity() {
    let log = Log()
    let lives = texts(over: [5, 6, 7]) { number in
      HStack {
        Life("p", census)
        Reader()
      }
      .onAppear { log.note("+") }
      .environment(\.number, number)
    }
    #expect(lives == [["p1", "5"], ["p1", "6"], ["p1", "7"]])
    #expect(log.lines == ["+"])
  }

  @Test("B63: only readers whose own key differs run")
  func otherKeys() {
    let stage = { (number: Int, other: Int) in
      VStack { Reader() }.environment(\.number, number).environment(\.other, other)
    }
    let screen = Screen { stage(1, 0) }
    for other in 1...10 { screen.update { stage(1, other) } }
    #expect(screen.trace.bodies(of: Reader.self) == 1)
    screen.update { stage(2, 10) }
    #expect(screen.trace.bodies(of: Reader.self) == 2)
  }

  @Test("B63: a declared value counts though the body does not read it")
  func declaredOnly() {
    struct Declaring: View {
      @Environment(\.number) private var number

      var body: some View { Text("x") }
    }
    let stage = { (number: Int) in Declaring().environment(\.number, number) }
    let screen = Screen { stage(1) }
    screen.update { stage(2) }
    screen.update { stage(2) }
    #expect(screen.trace.bodies(of: Declaring.self) == 2)
  }

  @Test("B63: a closure that captures differs each time")
  func closures() {
    struct Acting: View {
      @Environment(\.action) private var action

      var body: some View { Button("act") { action() } }
    }
    let log = Log()
    let stage = { (tick: Int) in Acting().environment(\.action) { log.note("\(tick)") } }
    let screen = Screen { stage(0) }
    for tick in 1...5 { screen.update { stage(tick) } }
    #expect(screen.trace.bodies(of: Acting.self) == 6)
    screen["act"].tap()
    #expect(log.lines == ["5"])
  }

  @Test("B63: a default that is another one each time runs its reader with every other change")
  func unstableDefaults() {
    struct Declaring: View {
      @Environment(\.unstable) private var unstable

      var body: some View { Text("x") }
    }
    let stage = { (other: Int) in VStack { Declaring() }.environment(\.other, other) }
    let screen = Screen { stage(0) }
    for other in 1...5 { screen.update { stage(other) } }
    #expect(screen.trace.bodies(of: Declaring.self) == 6)
  }

  @Test("B63: modifiers read the environment, too")
  func modifiers() {
    struct Labeled: ViewModifier {
      @Environment(\.number) private var number

      func body(content: Content) -> some View {
        HStack {
          content
          Text("m\(number)")
        }
      }
    }
    let numbers = texts(over: [1, 2]) { Text("x").modifier(Labeled()).environment(\.number, $0) }
    #expect(numbers == [["x", "m1"], ["x", "m2"]])
  }

  @Test("B64: writers add no element and no size")
  func layoutOfWriters() {
    struct Counting: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat(subviews.count), height: subviews.first?.sizeThatFits(.unspecified).height ?? 0)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let size = measure(.unspecified) {
      Counting {
        Color.clear.frame(width: 10, height: 7).environment(\.number, 1)
        Color.clear.frame(width: 20, height: 8).transformEnvironment(\.number) { $0 += 1 }.disabled(true)
      }
    }
    #expect(size == CGSize(width: 2, height: 7))
  }

  @Test("B64: a writer around several views leaves them several")
  func severalViewsUnderAWriter() {
    let size = measure(.unspecified) {
      HStack(spacing: 0) {
        Group {
          Color.clear.frame(width: 10, height: 10)
          Color.clear.frame(width: 20, height: 10)
        }
        .environment(\.number, 1)
      }
    }
    #expect(size == CGSize(width: 30, height: 10))
  }

  @Test("B65: an overlay reads the environment of its modifier's place")
  func overlays() {
    #expect(texts(over: [0]) { _ in Color.clear.overlay { Reader() }.environment(\.number, 3) } == [["3"]])
    #expect(texts(over: [0]) { _ in Color.clear.environment(\.number, 3).overlay { Reader() } } == [["0"]])
    #expect(texts(over: [0]) { _ in Color.clear.background { Reader() }.environment(\.number, 3) } == [["3"]])
    #expect(texts(over: [0]) { _ in Color.clear.environment(\.number, 3).background { Reader() } } == [["0"]])
  }
}

import SwiftUITesting
import Testing

/// Pages that slide, and the bar of tabs that goes with them.
@MainActor
struct PageTransitionTests {
  private struct Tabs: View {
    @State private var selection: Int
    @State private var path: [Int] = []

    init(selection: Int = 0) {
      _selection = State(initialValue: selection)
    }

    var body: some View {
      TabView(selection: $selection) {
        NavigationStack { Text("Other") }
          .tabItem { Text("One") }
          .tag(1)
        NavigationStack(path: $path) {
          VStack {
            Button("Push") { path = [1] }
            Color.pureRed
          }
          .toolbarVisibility(.hidden, for: .navigationBar)
          .navigationDestination(for: Int.self) { _ in Page { path = [] } }
        }
        .tabItem { Text("Two") }
        .tag(0)
      }
    }
  }

  private struct Page: View {
    let pop: () -> Void

    var body: some View {
      VStack {
        Button("Pop") { pop() }
        Color.pureBlue
      }
      .toolbarVisibility(.hidden, for: .navigationBar)
      .toolbarVisibility(.hidden, for: .tabBar)
    }
  }

  private func tabs() -> Screen {
    Screen(width: 300, height: 400, scale: 1) { Tabs() }
  }

  /// Where the first pixel of a color is in a line, from the left; the width if there is none.
  private func start(of name: String, y: CGFloat, in screen: Screen) -> CGFloat {
    let picture = screen.snapshot()
    return (0..<300).first { picture.name(CGFloat($0), y) == name }.map { CGFloat($0) } ?? 300
  }

  /// What is seen in each frame until nothing moves anymore.
  private func film(_ screen: Screen, _ appearance: () -> CGFloat) async -> [CGFloat] {
    var frames = [appearance()]
    for _ in 0..<60 {
      await screen.advance(by: .seconds(1.0 / 60))
      frames.append(appearance())
    }
    return frames
  }

  /// Whether no step is much longer than the steps beside it.
  private func isSmooth(_ frames: [CGFloat]) -> Bool {
    let steps = zip(frames.dropFirst(), frames).map { abs($0 - $1) }
    return (1..<steps.count - 1).allSatisfy { steps[$0] <= 1.5 * max(steps[$0 - 1], steps[$0 + 1]) + 2 }
  }

  @Test("F1: a page slides over the one below it, frame by frame, and away again")
  func slide() async {
    let screen = tabs()
    screen["Push"].tap()
    // What it means is so at once; what is seen follows.
    #expect(screen["Pop"].exists && !screen["Push"].exists)
    let push = await film(screen) { start(of: "blue", y: 200, in: screen) }
    #expect(push.first == 300)
    #expect(push.last == 0)
    #expect(zip(push, push.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(isSmooth(push))
    #expect(Set(push).count > 10)
    screen["Pop"].tap()
    let pop = await film(screen) { start(of: "blue", y: 200, in: screen) }
    #expect(pop.first == 0)
    #expect(pop.last == 300)
    #expect(zip(pop, pop.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(isSmooth(pop))
  }

  @Test("F10: a bar of tabs that a page hides goes with the page below it, and nothing jumps")
  func tabBar() async {
    let screen = tabs()
    let (red, bar) = (CGFloat(200), CGFloat(390))
    let before = screen.snapshot()
    #expect(before.name(150, red) == "red")
    #expect(before.name(20, bar) == "white")
    screen["Push"].tap()
    #expect(screen["Pop"].exists)
    #expect(!screen["Two"].exists)
    screen.trace.reset()
    // The upper page's edge is the same in the middle and where the bar was.
    var edges: [(CGFloat, CGFloat)] = []
    for _ in 0..<30 {
      await screen.advance(by: .seconds(1.0 / 60))
      edges.append((start(of: "blue", y: red, in: screen), start(of: "blue", y: bar, in: screen)))
    }
    #expect(edges.allSatisfy { abs($0.0 - $0.1) <= 1 })
    #expect((edges.last?.1 ?? 300) <= 1)
    #expect(screen.trace.layouts == 0)
    await screen.settle()
    #expect(start(of: "blue", y: bar, in: screen) == 0)
    screen["Pop"].tap()
    #expect(screen["Two"].exists)
    edges = []
    for _ in 0..<30 {
      await screen.advance(by: .seconds(1.0 / 60))
      edges.append((start(of: "blue", y: red, in: screen), start(of: "blue", y: bar, in: screen)))
    }
    #expect(edges.allSatisfy { abs($0.0 - $0.1) <= 1 })
    await screen.settle()
    let (after, whole) = (screen.snapshot(), screen.snapshot())
    #expect(after.name(150, red) == "red" && whole.name(20, bar) == "white")
  }

  @Test("F1, F10: a drag from the edge leads back, with the bar of tabs, and can be given up")
  func backSwipe() async {
    let screen = tabs()
    screen["Push"].tap()
    await screen.settle()
    screen.pressDown(at: CGPoint(x: 5, y: 200))
    for x in stride(from: 20, through: 100, by: 20) {
      await screen.advance(by: .milliseconds(16))
      screen.move(to: CGPoint(x: CGFloat(x) + 5, y: 200))
      // The page is under the finger, and what it uncovers is the page below, with its bar.
      #expect(abs(start(of: "blue", y: 200, in: screen) - CGFloat(x)) <= 1)
      #expect(abs(start(of: "blue", y: 390, in: screen) - CGFloat(x)) <= 1)
    }
    #expect(screen["Pop"].exists && !screen["Push"].exists)
    await screen.advance(by: .milliseconds(300))
    screen.release()
    let back = await film(screen) { start(of: "blue", y: 200, in: screen) }
    #expect((90...100).contains(back.first ?? 0) && back.last == 0 && isSmooth(back))
    #expect(screen["Pop"].exists)
    screen.pressDown(at: CGPoint(x: 5, y: 200))
    screen.move(to: CGPoint(x: 205, y: 200))
    screen.release()
    #expect(screen["Push"].exists && screen["Two"].exists && !screen["Pop"].exists)
    let away = await film(screen) { start(of: "blue", y: 390, in: screen) }
    #expect(abs((away.first ?? 0) - 200) <= 1 && away.last == 300)
    #expect(zip(away, away.dropFirst()).allSatisfy { $0 <= $1 })
    // Not from the middle.
    screen["Push"].tap()
    await screen.settle()
    screen.pressDown(at: CGPoint(x: 60, y: 200))
    screen.move(to: CGPoint(x: 260, y: 200))
    screen.release()
    #expect(screen["Pop"].exists)
  }

  @Test("F1: where less motion is asked for, and without animations, pages change at once")
  func withoutMotion() {
    struct Still: View {
      @State private var path: [Int] = []
      let disables: Bool

      init(disables: Bool) { self.disables = disables }

      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") {
            var transaction = Transaction()
            transaction.disablesAnimations = disables
            withTransaction(transaction) { path = [1] }
          }
          .navigationDestination(for: Int.self) { _ in Color.pureBlue.ignoresSafeArea() }
        }
      }
    }
    let calm = Screen(width: 300, height: 400, scale: 1) {
      Still(disables: false).environment(\._accessibilityReduceMotion, true)
    }
    calm["Push"].tap()
    #expect(start(of: "blue", y: 200, in: calm) == 0)
    let plain = Screen(width: 300, height: 400, scale: 1) { Still(disables: true) }
    plain["Push"].tap()
    #expect(start(of: "blue", y: 200, in: plain) == 0)
  }

  @Test("F10: a tab that is not selected does not affect whether there is a bar")
  func otherTabs() async {
    let screen = tabs()
    screen["Push"].tap()
    await screen.settle()
    #expect(!screen["One"].exists)
    screen["Pop"].tap()
    await screen.settle()
    screen["One"].tap()
    #expect(screen["Other"].exists && screen["One"].exists)
  }
}

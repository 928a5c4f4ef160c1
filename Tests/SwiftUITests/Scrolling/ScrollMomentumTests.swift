import SwiftUI
import SwiftUITesting
import Testing

/// Content that takes its time, as in a window.
@MainActor
struct ScrollMomentumTests {
  private let log = Log()
  private let bottom = CGPoint(x: 50, y: 190)
  private let top = CGPoint(x: 50, y: 10)

  private func list(_ count: Int = 40, _ change: (AnyView) -> AnyView = { $0 }) -> Screen {
    let content = change(
      AnyView(
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 100, height: 50) } }
        }
        .onScrollPhaseChange { [log] in log.note("\($0) \($1)") }))
    let screen = Screen(width: 100, height: 200) { content }
    screen.scrollsSmoothly = true
    _ = log.take()
    return screen
  }

  private func offset(_ screen: Screen) -> CGFloat { -screen["Row 0"].frame.midY + 25 }

  /// What the content moved in each frame until it rests.
  private func steps(_ screen: Screen, frames: Int = 400) async -> [CGFloat] {
    var steps: [CGFloat] = []
    for _ in 0..<frames {
      let before = offset(screen)
      await screen.advance(by: .milliseconds(16))
      steps.append(offset(screen) - before)
    }
    return steps
  }

  @Test("content that is let go moves on, slower and slower, and says so")
  func momentum() async {
    let screen = list()
    await screen.drag(from: bottom, to: CGPoint(x: 50, y: 90), over: .milliseconds(200))
    #expect(offset(screen) == 100)
    #expect(log.take() == ["idle interacting", "interacting decelerating"])
    let steps = await steps(screen)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 0.001 })
    // 500 points a second, of which it loses the share 2 in each.
    #expect(abs(offset(screen) - 350) < 10)
    #expect(log.take() == ["decelerating idle"])
    #expect(steps.last == 0)
    screen.unmount()
  }

  @Test("a finger that rested before it let go leaves the content where it is")
  func noMomentum() async {
    let screen = list()
    screen.pressDown(at: bottom)
    screen.move(to: CGPoint(x: 50, y: 150))
    screen.move(to: CGPoint(x: 50, y: 90))
    await screen.advance(by: .milliseconds(500))
    screen.release()
    #expect(offset(screen) == 100)
    #expect(await steps(screen, frames: 5) == [0, 0, 0, 0, 0])
    #expect(log.take() == ["idle interacting", "interacting decelerating", "decelerating idle"])
    screen.unmount()
  }

  @Test("content follows a finger beyond its edge by less and less, and comes back")
  func stretching() async {
    let screen = list()
    screen.pressDown(at: top)
    screen.move(to: CGPoint(x: 50, y: 60))
    let first = -offset(screen)
    screen.move(to: CGPoint(x: 50, y: 110))
    let second = -offset(screen)
    // (1 - 1 / (100 * 0.55 / 200 + 1)) * 200
    #expect(abs(second - 43.137) < 0.01)
    #expect(first < 50 && second - first < first && second > first)
    screen.move(to: CGPoint(x: 50, y: 10))
    #expect(offset(screen) == 0)
    screen.move(to: CGPoint(x: 50, y: 110))
    await screen.advance(by: .milliseconds(300))
    screen.release()
    let steps = await steps(screen, frames: 80)
    #expect(offset(screen) == 0)
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect(log.take().last == "decelerating idle")
    screen.unmount()
  }

  @Test("the geometry tells how far the content is beyond its edge, as headers that stretch want it")
  func geometry() async {
    let screen = list {
      AnyView(
        $0.onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y.rounded()
        } action: { [log] in
          log.note("\($1)")
        })
    }
    screen.pressDown(at: top)
    screen.move(to: CGPoint(x: 50, y: 110))
    #expect(log.take().contains("-43.0"))
    screen.release()
    await screen.advance(by: .seconds(2))
    #expect(log.take().contains("0.0"))
    screen.unmount()
  }

  @Test("content that runs into its end goes beyond it and comes back")
  func bouncing() async {
    let screen = list(8)
    await screen.drag(from: bottom, to: CGPoint(x: 50, y: 20), over: .milliseconds(60))
    let steps = await steps(screen, frames: 120)
    #expect(offset(screen) == 200)
    var highest = CGFloat(170)
    var place = CGFloat(170)
    for step in steps {
      place += step
      highest = max(highest, place)
    }
    #expect(highest > 205 && highest < 300)
    screen.unmount()
  }

  @Test("content that is touched stops")
  func touching() async {
    let screen = list()
    await screen.drag(from: bottom, to: CGPoint(x: 50, y: 90), over: .milliseconds(200))
    await screen.advance(by: .milliseconds(100))
    let reached = offset(screen)
    #expect(reached > 100)
    screen.pressDown(at: top)
    await screen.advance(by: .milliseconds(100))
    #expect(offset(screen) == reached)
    screen.release()
    await screen.advance(by: .milliseconds(100))
    #expect(offset(screen) == reached)
    screen.unmount()
  }

  @Test("content that fits can be pulled only with scrollBounceBehavior(.always)")
  func bounceBehavior() async {
    for (behavior, isPulled) in [(ScrollBounceBehavior.basedOnSize, false), (.automatic, false), (.always, true)] {
      let screen = list(2) { AnyView($0.scrollBounceBehavior(behavior)) }
      screen.pressDown(at: top)
      screen.move(to: CGPoint(x: 50, y: 110))
      #expect((offset(screen) < 0) == isPulled)
      screen.release()
      await screen.advance(by: .seconds(2))
      #expect(offset(screen) == 0)
      screen.unmount()
    }
  }

  @Test("content goes to the page that its behavior wants, without a jump")
  func paging() async {
    let screen = list { AnyView($0.scrollTargetBehavior(.paging)) }
    await screen.drag(from: bottom, to: CGPoint(x: 50, y: 100), over: .milliseconds(200))
    let steps = await steps(screen, frames: 120)
    #expect(offset(screen) == 200)
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 20 })
    screen.unmount()
  }

  @Test("E14: withAnimation, scrollTo goes by the animation; else it is there at once")
  func scrollTo() async {
    let screen = Screen(width: 100, height: 250) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Slowly") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(900, anchor: .top) } }
          Button("At once") { proxy.scrollTo(0, anchor: .top) }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1000, id: \.self) { Text("Row \($0)").frame(width: 100, height: 50) }
            }
          }
          .frame(height: 200)
        }
      }
    }
    screen.scrollsSmoothly = true
    screen["Slowly"].tap()
    #expect(screen["Row 0"].exists)
    await screen.advance(by: .milliseconds(500))
    #expect(!screen["Row 0"].exists && screen["Row 450"].exists && !screen["Row 900"].exists)
    await screen.advance(by: .seconds(1))
    #expect(screen["Row 900"].exists && !screen["Row 899"].exists)
    screen["At once"].tap()
    #expect(screen["Row 0"].exists)
    screen.unmount()
  }

  @Test("bars show where the content stands while it moves and a moment longer")
  func indicators() async {
    let screen = list()
    let still = screen.snapshot()
    screen.scroll(at: top, by: CGSize(width: 0, height: -10))
    screen.scroll(at: top, by: CGSize(width: 0, height: 10))
    let shown = screen.snapshot()
    // At the right edge, from the start, as long as a tenth of the window at least 36 points.
    #expect(shown.color(at: CGPoint(x: 95, y: 20)) != still.color(at: CGPoint(x: 95, y: 20)))
    #expect(shown.color(at: CGPoint(x: 95, y: 60)) == still.color(at: CGPoint(x: 95, y: 60)))
    await screen.advance(by: .milliseconds(700))
    #expect(screen.snapshot().difference(from: shown) == 0)
    await screen.advance(by: .milliseconds(800))
    #expect(screen.snapshot().difference(from: still) == 0)
    screen.unmount()
  }

  @Test("no bars where they are not wanted, and some when they are asked for", arguments: [false, true])
  func hiddenIndicators(isFlashed: Bool) async {
    var trigger = 0
    func content() -> some View {
      ScrollView { Color.yellow.frame(height: 1000) }
        .scrollIndicators(isFlashed ? .visible : .hidden)
        .scrollIndicatorsFlash(trigger: trigger)
    }
    let screen = Screen(width: 100, height: 200) { content() }
    screen.scrollsSmoothly = true
    let still = screen.snapshot()
    trigger = 1
    screen.update { content() }
    screen.scroll(at: top, by: isFlashed ? .zero : CGSize(width: 0, height: -10))
    #expect((screen.snapshot().difference(from: still) > 0) == isFlashed)
    screen.unmount()
  }

  @Test("a scroll view that goes away while its content moves leaves nothing that moves")
  func removal() async {
    let screen = Screen(width: 100, height: 200) { ScrollView { Color.yellow.frame(height: 5000) } }
    screen.scrollsSmoothly = true
    await screen.drag(from: bottom, to: top, over: .milliseconds(100))
    screen.update { Text("Gone") }
    await screen.advance(by: .milliseconds(100))
    #expect(screen["Gone"].exists)
    screen.trace.reset()
    await screen.advance(by: .seconds(3))
    #expect(screen.trace.frames == 0)
    screen.unmount()
  }
}

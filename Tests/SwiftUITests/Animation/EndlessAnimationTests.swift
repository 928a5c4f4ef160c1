import SwiftUITesting
import TesseraCore
import TesseraPaint
import Testing

/// Animations without end.
@MainActor
struct EndlessAnimationTests {
  /// Counts how many values of a kind are alive.
  private final class Living {
    nonisolated(unsafe) static var count = 0
    nonisolated(unsafe) static var made = 0

    init() {
      Self.count += 1
      Self.made += 1
    }

    deinit { Self.count -= 1 }
  }

  /// Each value in between holds something that lives as long as it does.
  private struct Turning: ViewModifier, Animatable {
    var angle: Double

    nonisolated var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func body(content: Content) -> some View {
      let living = Living()
      return content.rotationEffect(.degrees(angle)).background(Kept(living: living))
    }
  }

  private struct Kept: View {
    let living: Living
    var body: some View { Color.clear.accessibilityLabel(living.self === living ? "kept" : "") }
  }

  private struct Endless: View {
    @State private var isTurned = false
    var body: some View {
      Color.red.frame(width: 40, height: 40).modifier(Turning(angle: isTurned ? 360 : 0))
        .opacity(isTurned ? 0.5 : 1)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isTurned = true } }
    }
  }

  @Test("ten minutes of repeatForever keep nothing of what was shown")
  func tenMinutes() {
    Living.count = 0
    Living.made = 0
    var now = Duration.zero
    let host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: CGSize(width: 100, height: 100)),
      clock: HostClock(now: { now }), content: Endless())
    func nodes() -> Int {
      var count = 0
      host.graph.forEachNode { _ in count += 1 }
      return count
    }
    func run(from start: Int, to end: Int) {
      for frame in start..<end {
        now = .milliseconds(frame * 16)
        host.runFrame()
        _ = host.picture
      }
    }
    run(from: 0, to: 60)
    let (living, first) = (Living.count, nodes())
    let madeBefore = Living.made
    run(from: 60, to: 37_500)
    #expect(Living.made - madeBefore > 37_000)
    #expect(Living.count == living)
    #expect(nodes() == first)
    #expect(host.graph.nextFrameTime != nil)
    host.unmount()
    #expect(Living.count == 0)
  }
}

/// Ways whose end is lost in the rounding.
@MainActor
struct VeryLongWayTests {
  private struct Bar: View {
    let length: CGFloat
    let animation: Animation
    @State private var isFar: Bool

    init(length: CGFloat, animation: Animation, isFar: Bool = false) {
      self.length = length
      self.animation = animation
      self.isFar = isFar
    }

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(animation) { isFar = true } }
        Text("end").offset(x: isFar ? length : 0)
        Rectangle().scale(isFar ? length : 0)
      }
    }
  }

  @Test("D33: a spring comes to rest on any way", arguments: [1, 1e3, 1e6, 1e12, 1e19, 1e150] as [CGFloat])
  func springs(length: CGFloat) async {
    for animation in [Animation.bouncy, .smooth, .spring(response: 0.2, dampingFraction: 0.3)] {
      let screen = Screen(width: 100, height: 100, scale: 1) { Bar(length: length, animation: animation) }
      let start = screen["end"].frame.minX
      screen["Go"].tap()
      await screen.advance(by: .milliseconds(50))
      let still = Screen(width: 100, height: 100, scale: 1) {
        Bar(length: length, animation: animation, isFar: true)
      }
      let end = still["end"].frame.minX
      #expect(start < screen["end"].frame.minX && screen["end"].frame.minX < end)
      // It is an issue if that takes a minute.
      await screen.settle()
      #expect(screen.now < .seconds(30))
      #expect(screen["end"].frame.minX == end)
      #expect(screen.snapshot().difference(from: still.snapshot()) == 0)
      screen.trace.reset()
      await screen.advance(by: .seconds(1))
      #expect(screen.trace.frames == 0, "the spring still moves")
    }
  }
}

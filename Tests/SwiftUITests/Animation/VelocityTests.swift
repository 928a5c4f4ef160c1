import SwiftUITesting
import Testing

/// Velocity of what is let go.
@MainActor
struct VelocityTests {
  private struct Page: View {
    var target: CGFloat = 100
    var animation = Animation.spring(duration: 0.5)
    @State private var x: CGFloat = 0

    init(target: CGFloat = 100, animation: Animation = .spring(duration: 0.5)) {
      self.target = target
      self.animation = animation
    }

    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(x: x)
        .frame(width: 300, height: 40, alignment: .leading)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { x = $0.translation.width }
            .onEnded { _ in withAnimation(animation) { x = target } })
    }
  }

  private func place(_ screen: Screen) -> CGFloat {
    edge(of: screen, y: 20)
  }

  /// Where the red box begins in a line.
  private func edge(of screen: Screen, y: CGFloat) -> CGFloat {
    let picture = screen.snapshot()
    let found = (0..<300).first {
      let color = picture.color(at: CGPoint(x: CGFloat($0) + 0.5, y: y))
      return color.red > 0.8 && color.green < 0.5
    }
    return found.map { CGFloat($0) } ?? -1
  }

  private func dragged(_ page: Page, holding: Duration? = nil) async -> Screen {
    let screen = Screen(width: 300, height: 40, scale: 1) { page }
    let start = CGPoint(x: 10, y: 20)
    screen.pressDown(at: start)
    for step in 1...10 {
      await screen.advance(by: .milliseconds(10))
      screen.move(to: CGPoint(x: start.x + CGFloat(step * 10), y: 20))
    }
    if let holding { await screen.advance(by: holding) }
    screen.release()
    return screen
  }

  @Test("D10: a released view continues with the velocity of the drag, although it is at its target")
  func overshoot() async {
    let screen = await dragged(Page())
    #expect(place(screen) == 100)
    let bodies = screen.trace.bodies(of: Page.self)
    await screen.advance(by: .milliseconds(50))
    let spring = Spring(duration: 0.5)
    let expected = 100 + spring.value(target: 0.0, initialVelocity: 1000, time: 0.05)
    #expect(abs(place(screen) - expected) <= 2)
    #expect(expected > 120)
    await screen.advance(by: .seconds(2))
    #expect(place(screen) == 100)
    #expect(screen.trace.bodies(of: Page.self) == bodies)
  }

  @Test("D10: a spring to another place begins with the velocity of the drag")
  func anotherPlace() async {
    let screen = await dragged(Page(target: 150))
    await screen.advance(by: .milliseconds(50))
    let spring = Spring(duration: 0.5)
    let expected = 100 + spring.value(target: 50.0, initialVelocity: 1000, time: 0.05)
    #expect(abs(place(screen) - expected) <= 2)
    await screen.advance(by: .seconds(2))
    #expect(place(screen) == 150)
  }

  @Test("D10: what was held still before it was let go has no velocity")
  func held() async {
    let screen = await dragged(Page(), holding: .milliseconds(200))
    await screen.advance(by: .milliseconds(50))
    #expect(place(screen) == 100)
  }

  @Test("D10: curves begin as always")
  func curves() async {
    let screen = await dragged(Page(target: 200, animation: .linear(duration: 1)))
    await screen.advance(by: .milliseconds(500))
    #expect(abs(place(screen) - 150) <= 1)
  }

  @Test("D10: changes of one's own keep their velocity if they say so")
  func ownTransaction() async {
    struct Own: View {
      @State private var x: CGFloat = 0
      let tracks: Bool

      init(tracks: Bool) { self.tracks = tracks }

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 20).offset(x: x)
          Button("Step") { withTransaction(\.tracksVelocity, tracks) { x += 10 } }
          Button("Go") { withAnimation(.spring(duration: 0.5)) { x += 1 } }
        }
        .frame(width: 300, height: 100, alignment: .topLeading)
      }
    }
    for tracks in [true, false] {
      let screen = Screen(width: 300, height: 100, scale: 1) { Own(tracks: tracks) }
      for _ in 1...5 {
        await screen.advance(by: .milliseconds(20))
        screen["Step"].tap()
      }
      screen["Go"].tap()
      await screen.advance(by: .milliseconds(50))
      #expect((edge(of: screen, y: 10) > 60) == tracks)
    }
  }
}

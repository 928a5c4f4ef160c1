import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct ShownAnimated: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Animators that are paused and moved by the program.
@MainActor
struct PropertyAnimatorTests {
  private let stage = UIView()
  private let spot = UIView(frame: CGRect(x: 0, y: 90, width: 20, height: 20))

  private func screen() -> Screen {
    stage.backgroundColor = .white
    spot.backgroundColor = .red
    stage.addSubview(spot)
    return Screen(width: 200, height: 200) { ShownAnimated(view: stage) }
  }

  private func isRed(_ screen: Screen, _ x: CGFloat) -> Bool {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: 100))
    return color.red > 0.9 && color.green < 0.4
  }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { spot.center.x = 110 }
  }

  @Test("J163: a part of the way is shown, and the rest runs when the animator goes on")
  func scrubbing() async {
    let screen = screen()
    _ = screen.snapshot()
    let animator = animator()
    var ends: [UIViewPropertyAnimator.Position] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isRed(screen, 60))
    #expect(spot.center.x == 110)
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.fractionComplete = .nan
    animator.fractionComplete = -3
    #expect(isRed(screen, 10))
    animator.fractionComplete = 0.2
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    await screen.advance(by: .milliseconds(400))
    #expect(isRed(screen, 70))
    animator.pauseAnimation()
    await screen.advance(by: .seconds(2))
    #expect(isRed(screen, 70))
    #expect(abs(animator.fractionComplete - 0.6) < 0.05)
    animator.startAnimation()
    await screen.advance(by: .seconds(1))
    #expect(isRed(screen, 110))
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
  }

  @Test("J163: one that is reversed ends where it began, and views have the values of that")
  func reversal() async {
    let screen = screen()
    _ = screen.snapshot()
    let animator = animator()
    animator.addAnimations { spot.bounds.size = CGSize(width: 40, height: 20) }
    var ends: [UIViewPropertyAnimator.Position] = []
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    let timing = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 35))
    await screen.advance(by: .seconds(1))
    #expect(ends == [.start])
    #expect(spot.center.x == 10)
    #expect(spot.bounds.size == CGSize(width: 20, height: 20))
    #expect(isRed(screen, 10))
  }

  @Test("J163: one that is stopped leaves views as they are seen, or ends where it is told to")
  func stopping() async {
    let screen = screen()
    _ = screen.snapshot()
    let first = animator()
    first.fractionComplete = 0.5
    first.stopAnimation(true)
    #expect(first.state == .inactive)
    #expect(spot.center.x == 60)
    #expect(isRed(screen, 60))
    let second = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { spot.center.x = 160 }
    var ends: [UIViewPropertyAnimator.Position] = []
    second.addCompletion { ends.append($0) }
    second.fractionComplete = 0.3
    second.stopAnimation(false)
    #expect(second.state == .stopped)
    second.finishAnimation(at: .end)
    #expect(ends == [.end])
    #expect(isRed(screen, 160))
    second.finishAnimation(at: .start)
    #expect(spot.center.x == 160)
  }
}

import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct ShownStage: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Animations of views with keyframes.
@MainActor
struct KeyframeTests {
  private let stage = UIView()
  private let spot = UIView(frame: CGRect(x: 0, y: 90, width: 20, height: 20))

  private func screen() -> Screen {
    stage.backgroundColor = .white
    spot.backgroundColor = .red
    stage.addSubview(spot)
    return Screen(width: 200, height: 200) { ShownStage(view: stage) }
  }

  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat = 100) -> Bool {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return color.red > 0.9 && color.green < 0.4
  }

  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("J147: keyframes follow one another, each in its time, and views have their last values at once")
  func order() async {
    let screen = screen()
    _ = screen.snapshot()
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { spot.center = CGPoint(x: 100, y: 20) }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { spot.center.x = 100 }
    } completion: {
      ends.append($0)
    }
    #expect(spot.center == CGPoint(x: 100, y: 20))
    #expect(isRed(screen, 10))
    await screen.advance(by: .milliseconds(250))
    #expect(isRed(screen, 55))
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 100))
    await screen.advance(by: .milliseconds(750))
    #expect(isRed(screen, 100, 60))
    #expect(ends.isEmpty)
    await screen.advance(by: .seconds(1))
    #expect(isRed(screen, 100, 20))
    #expect(ends == [true])
  }

  @Test("J147: what is changed outside of keyframes takes the whole time; discrete keyframes jump; sizes are stretched")
  func modes() async {
    let screen = screen()
    _ = screen.snapshot()
    let options: UIView.KeyframeAnimationOptions = [linear, .calculationModeDiscrete]
    UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { spot.center.x = 100 }
    }
    await screen.advance(by: .milliseconds(700))
    #expect(isRed(screen, 10))
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 100))
    await screen.advance(by: .seconds(1))
    spot.frame = CGRect(x: 0, y: 90, width: 20, height: 20)
    _ = screen.snapshot()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      spot.frame = CGRect(x: 0, y: 90, width: 200, height: 20)
    }
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 100))
    #expect(!isRed(screen, 130))
    await screen.advance(by: .seconds(1))
    #expect(isRed(screen, 190))
  }

  @Test("J147: without a duration, without animations, or of views that are not shown, changes are made at once")
  func impossible() {
    let screen = screen()
    var ends = 0
    UIView.animateKeyframes(withDuration: .nan, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { spot.center.x = 100 }
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 1)
    #expect(isRed(screen, 100))
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { spot.center.x = 50 }
    #expect(isRed(screen, 50))
    UIView.performWithoutAnimation {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        spot.center.x = 150
      } completion: { _ in
        ends += 1
      }
    }
    #expect(ends == 2)
    #expect(isRed(screen, 150))
    let hidden = UIView()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 2, relativeDuration: .infinity) { hidden.alpha = 0 }
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 3)
    #expect(hidden.alpha == 0)
  }

  @Test("J147: a repeated animation runs back and forth, and a whole turn in thirds goes one way")
  func repetition() async {
    let screen = screen()
    _ = screen.snapshot()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .repeat, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { spot.center.x = 110 }
    }
    await screen.advance(by: .milliseconds(1500))
    #expect(isRed(screen, 60))
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 12))
    spot.layer.removeAllAnimations()
    await screen.settle()
    #expect(isRed(screen, 110))
    let hand = UIView(frame: CGRect(x: 50, y: 95, width: 100, height: 10))
    let tip = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    spot.removeFromSuperview()
    tip.backgroundColor = .red
    hand.addSubview(tip)
    stage.addSubview(hand)
    await screen.settle()
    UIView.animateKeyframes(withDuration: 3, delay: 0, options: linear) {
      for step in 1...3 {
        UIView.addKeyframe(withRelativeStartTime: Double(step - 1) / 3, relativeDuration: 1.0 / 3) {
          hand.transform = CGAffineTransform(rotationAngle: CGFloat(step) * 2 * .pi / 3)
        }
      }
    }
    await screen.advance(by: .milliseconds(750))
    #expect(isRed(screen, 100, 60))
    await screen.advance(by: .milliseconds(750))
    #expect(isRed(screen, 140, 100))
    await screen.advance(by: .milliseconds(750))
    #expect(isRed(screen, 100, 140))
  }
}

import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class AnimationListener: CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) { lines.append("began") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append(flag ? "ended" : "was ended") }
}

/// A red layer of 20 points in a view of 200.
@MainActor
private final class LayerView: UIView {
  let spot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    spot.frame = CGRect(x: 0, y: 90, width: 20, height: 20)
    spot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(spot)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private struct ShownLayers: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Animations of layers.
@MainActor
struct LayerAnimationTests {
  private let view = LayerView(frame: .zero)
  private let listener = AnimationListener()

  private func screen() -> Screen { Screen(width: 200, height: 200) { ShownLayers(view: view) } }

  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat = 100) -> Bool {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return color.red > 0.9 && color.green < 0.4
  }

  @Test("J88: a basic animation moves what is seen from one value to the other, and leaves the layer's own value")
  func basic() async {
    let screen = screen()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 10
    animation.toValue = 190
    animation.duration = 1
    animation.delegate = listener
    view.spot.add(animation, forKey: "move")
    #expect(view.spot.animationKeys() == ["move"])
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 100))
    #expect(!isRed(screen, 10))
    #expect(view.spot.position.x == 10)
    #expect(abs((view.spot.presentation()?.position.x ?? 0) - 100) < 12)
    #expect(listener.lines == ["began"])
    await screen.advance(by: .seconds(1))
    #expect(isRed(screen, 10))
    #expect(listener.lines == ["began", "ended"])
    #expect(view.spot.animationKeys() == nil)
  }

  @Test("J88: with forwards the last value stays until the animation is removed; what removes it is told")
  func forwards() async {
    let screen = screen()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = 0.2
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = listener
    view.spot.add(animation, forKey: "fade")
    await screen.advance(by: .seconds(1))
    #expect(!isRed(screen, 10))
    #expect(view.spot.opacity == 1)
    view.spot.removeAnimation(forKey: "fade")
    await screen.settle()
    #expect(isRed(screen, 10))
    #expect(listener.lines == ["began", "ended"])
    animation.duration = 10
    view.spot.add(animation, forKey: nil)
    await screen.advance(by: .milliseconds(100))
    view.spot.removeAllAnimations()
    #expect(listener.lines.suffix(2) == ["began", "was ended"])
  }

  @Test("J88: repeated animations run as often as they say, and backward in between")
  func repetitions() async {
    let screen = screen()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 160
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = 2
    view.spot.add(animation, forKey: "move")
    await screen.advance(by: .milliseconds(1000))
    #expect(isRed(screen, 165))
    await screen.advance(by: .milliseconds(1000))
    #expect(isRed(screen, 15))
    await screen.advance(by: .milliseconds(1000))
    #expect(isRed(screen, 165))
    await screen.advance(by: .seconds(2))
    #expect(view.spot.animationKeys() == nil)
  }

  @Test("J88: keyframes reach their values at their times, and a group runs several at once")
  func keyframes() async {
    let screen = screen()
    let way = CAKeyframeAnimation(keyPath: "position")
    way.values = [CGPoint(x: 10, y: 100), CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 20)]
    way.keyTimes = [0, 0.25, 1]
    let color = CABasicAnimation(keyPath: "backgroundColor")
    color.toValue = UIColor.blue.cgColor
    color.beginTime = 1
    color.duration = 1
    color.fillMode = .forwards
    let group = CAAnimationGroup()
    group.animations = [way, color]
    group.duration = 4
    way.duration = 4
    view.spot.add(group, forKey: nil)
    await screen.advance(by: .milliseconds(1000))
    #expect(isRed(screen, 100))
    await screen.advance(by: .milliseconds(2900))
    let end = screen.snapshot().color(at: CGPoint(x: 100, y: 22))
    #expect(end.blue > 0.9 && end.red < 0.2)
  }

  @Test("J88: a spring goes beyond its end and settles; turned layers turn on the way")
  func springs() async {
    let screen = screen()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 10
    spring.toValue = 100
    spring.stiffness = 100
    spring.damping = 5
    spring.duration = spring.settlingDuration
    #expect(spring.settlingDuration > 1)
    view.spot.position.x = 100
    view.spot.add(spring, forKey: nil)
    var farthest: CGFloat = 0
    for _ in 0..<30 {
      await screen.advance(by: .milliseconds(20))
      farthest = max(farthest, view.spot.presentation()?.position.x ?? 0)
    }
    #expect(farthest > 120)
    await screen.advance(by: .seconds(5))
    #expect(isRed(screen, 100))
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = Double.pi / 4
    turn.duration = 1
    turn.fillMode = .forwards
    turn.isRemovedOnCompletion = false
    view.spot.add(turn, forKey: nil)
    await screen.advance(by: .seconds(2))
    #expect(isRed(screen, 100, 87))
    #expect(!isRed(screen, 108, 92))
  }

  @Test("J88: a shape is drawn as far as strokeEnd says on the way, and gradients change their colors")
  func shapes() async {
    let shape = CAShapeLayer()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 50))
    line.addLine(to: CGPoint(x: 200, y: 50))
    shape.path = line.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 10
    shape.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layer.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    gradient.frame = CGRect(x: 0, y: 150, width: 200, height: 50)
    view.layer.addSublayer(gradient)
    let screen = screen()
    #expect(isRed(screen, 190, 50) && isRed(screen, 100, 175))
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.fromValue = 0
    stroke.toValue = 1
    stroke.duration = 1
    shape.add(stroke, forKey: nil)
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    colors.duration = 1
    gradient.add(colors, forKey: nil)
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 60, 50) && !isRed(screen, 150, 50))
    let color = screen.snapshot().color(at: CGPoint(x: 100, y: 175))
    #expect(color.blue > 0.3 && color.red > 0.3)
    await screen.advance(by: .seconds(1))
    #expect(isRed(screen, 190, 50) && isRed(screen, 100, 175))
  }

  @Test("J88: the completion of a transaction waits for the animations that were added in it")
  func transactions() async {
    let screen = screen()
    let listener = listener
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { listener.lines.append("done") }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    view.spot.add(animation, forKey: nil)
    CATransaction.commit()
    await screen.advance(by: .seconds(1))
    #expect(listener.lines.isEmpty)
    await screen.advance(by: .seconds(2))
    #expect(listener.lines == ["done"])
  }

  @Test("J88: figures that are no numbers, and names that layers do not have, show nothing")
  func nonsense() async {
    let screen = screen()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = Double.nan
    animation.duration = .nan
    animation.repeatCount = .nan
    animation.speed = -1
    view.spot.add(animation, forKey: nil)
    let other = CABasicAnimation(keyPath: "no.such.name")
    other.toValue = 5
    view.spot.add(other, forKey: "other")
    await screen.advance(by: .milliseconds(100))
    #expect(isRed(screen, 10))
    await screen.advance(by: .seconds(1))
    #expect(view.spot.animationKeys() == nil)
  }
}

import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct ShownTransition: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Ends: CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) { lines.append("began") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("ended") }
}

/// Transitions of layers.
@MainActor
struct CATransitionTests {
  private let stage = UIView()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let ends = Ends()

  private func screen() -> Screen {
    stage.backgroundColor = .white
    view.backgroundColor = .red
    stage.addSubview(view)
    return Screen(width: 100, height: 100) { ShownTransition(view: stage) }
  }

  private func add(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.delegate = ends
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
  }

  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> String {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return color.red > 0.8 ? (color.blue > 0.8 ? "white" : "red") : color.blue > 0.8 ? "blue" : "mixed"
  }

  @Test("J162: a layer fades to what it shows after the changes, and the delegate hears of the end")
  func fade() async {
    let screen = screen()
    _ = screen.snapshot()
    add(.fade, nil)
    #expect(color(screen, 50, 50) == "red")
    await screen.advance(by: .milliseconds(500))
    #expect(color(screen, 50, 50) == "mixed")
    #expect(ends.lines == ["began"])
    await screen.advance(by: .seconds(1))
    #expect(color(screen, 50, 50) == "blue")
    #expect(ends.lines == ["began", "ended"])
    #expect(stage.subviews == [view])
  }

  @Test("J162: the new moves in, pushes the old out, or is revealed, from the side that is said")
  func movements() async {
    let screen = screen()
    for (type, subtype, old, new) in [
      (CATransitionType.push, CATransitionSubtype.fromRight, CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)),
      (.moveIn, .fromLeft, CGPoint(x: 80, y: 50), CGPoint(x: 20, y: 50)),
      (.reveal, .fromTop, CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 80)),
      (.push, .fromBottom, CGPoint(x: 50, y: 80), CGPoint(x: 50, y: 20)),
    ] {
      view.backgroundColor = .red
      await screen.settle()
      add(type, subtype)
      await screen.advance(by: .milliseconds(500))
      #expect(color(screen, old.x, old.y) == "red", "\(type.rawValue) \(subtype.rawValue)")
      #expect(color(screen, new.x, new.y) == "blue", "\(type.rawValue) \(subtype.rawValue)")
      await screen.advance(by: .seconds(1))
      #expect(color(screen, old.x, old.y) == "blue")
    }
    #expect(view.transform.isIdentity)
  }

  @Test("J162: a layer that is not that of a view in another one changes at once")
  func alone() {
    let layer = CALayer()
    let transition = CATransition()
    transition.delegate = ends
    layer.add(transition, forKey: "change")
    #expect(ends.lines == ["began", "ended"])
    #expect(layer.animationKeys() == nil)
  }
}

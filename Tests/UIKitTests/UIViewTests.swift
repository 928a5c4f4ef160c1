import SwiftUI
import SwiftUITesting
import Testing
import TesseraUIKit

/// What views were told, in order.
@MainActor
private final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes down what it is told.
private final class LoggingView: UIView {
  var log: Log?

  override func layoutSubviews() { log?.lines.append("layout \(Int(bounds.width))x\(Int(bounds.height))") }

  override func draw(_ rect: CGRect) {
    log?.lines.append("draw")
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
    UIGraphicsGetCurrentContext()?.fill(rect)
  }

  override func didMoveToWindow() { log?.lines.append(window == nil ? "left window" : "entered window") }

  override func didMoveToSuperview() { log?.lines.append(superview == nil ? "left view" : "entered view") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self) ?? .zero
    log?.lines.append("began \(Int(place.x)),\(Int(place.y))")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("moved") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.lines.append("cancelled") }
}

/// Shows one view of UIKit.
private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Views of UIKit.
@MainActor
struct UIViewTests {
  private func screen(_ view: UIView, width: CGFloat = 100, height: CGFloat = 100) -> Screen {
    Screen(width: width, height: height) { Shown(view: view) }
  }

  @Test("Frames, bounds, centers and transforms follow from one another")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 70, y: 60, width: 60, height: 80))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("Figures that are no numbers or infinite leave a view where it is; negative sizes are turned around")
  func impossibleFigures() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    view.center = CGPoint(x: CGFloat.infinity, y: 0)
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: 10, y: 10, width: -5, height: -6)
    #expect(view.frame == CGRect(x: 5, y: 4, width: 5, height: 6))
    view.alpha = .nan
    #expect(view.alpha == 1)
    view.alpha = 7
    #expect(view.alpha == 1)
  }

  @Test("Subviews have an order, and a view is in one other view at a time")
  func order() {
    let (root, other) = (UIView(), UIView())
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index + 1
      return view
    }
    for view in views[..<3] { root.addSubview(view) }
    root.insertSubview(views[3], at: 0)
    #expect(root.subviews.map(\.tag) == [4, 1, 2, 3])
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[2])
    #expect(root.subviews.map(\.tag) == [3, 4, 2, 1])
    root.insertSubview(views[2], aboveSubview: views[1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews.map(\.tag) == [1, 2, 3, 4])
    other.addSubview(views[0])
    #expect(root.viewWithTag(1) == nil)
    #expect(views[0].isDescendant(of: other))
    other.addSubview(other)
    views[0].addSubview(other)
    #expect(other.superview == nil)
    views[0].removeFromSuperview()
    #expect(other.subviews.isEmpty)
  }

  @Test("A view hears of its window and of the view around it, and is laid out before it is drawn")
  func callbacks() {
    let log = Log()
    let view = LoggingView()
    view.log = log
    let root = UIView()
    root.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(log.take() == ["entered view"])
    let screen = screen(root)
    _ = screen.snapshot()
    #expect(log.take() == ["entered window", "layout 50x40", "draw"])
    view.setNeedsLayout()
    _ = screen.describe()
    #expect(log.take() == ["layout 50x40"])
    view.removeFromSuperview()
    #expect(log.take() == ["left window", "left view"])
  }

  @Test("Touches go to the innermost view at their place, and up the chain of responders")
  func touches() {
    let log = Log()
    let view = LoggingView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    view.log = log
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.addSubview(inner)
    let root = UIView()
    root.addSubview(view)
    let screen = screen(root)
    _ = log.take()
    screen.tap(at: CGPoint(x: 35, y: 45))
    #expect(log.take() == ["began 15,15", "ended"])
    view.isUserInteractionEnabled = false
    screen.tap(at: CGPoint(x: 35, y: 45))
    #expect(log.take().isEmpty)
  }

  @Test("Frames follow the size around them by the resizing mask")
  func autoresizing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(view.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test("Points are converted through transforms and moved bounds")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 30))
    root.bounds.origin = CGPoint(x: 0, y: 10)
    #expect(root.convert(CGPoint(x: 50, y: 50), to: view) == CGPoint(x: 10, y: 10))
    #expect(root.hitTest(CGPoint(x: 31, y: 31), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 29, y: 31), with: nil) === root)
  }

  @Test("Tint colors reach down, and views hear of it")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, middle, view) = (UIView(), UIView(), Tinted())
    root.addSubview(middle)
    middle.addSubview(view)
    root.tintColor = .red
    #expect(view.tintColor == .red)
    #expect(view.changes == 1)
    middle.tintColor = .green
    #expect(view.tintColor == .green)
    #expect(view.changes == 2)
    root.tintColor = .blue
    #expect(view.changes == 2)
  }
}

import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

/// Constraints between views of AppKit, and their animation.
@MainActor
struct NSConstraintTests {
  private func shown() -> (screen: Screen, root: NSView, child: NSView) {
    let (root, child) = (NSView(), NSView())
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    return (Screen(width: 200, height: 100) { Shown(view: root) }, root, child)
  }

  @Test("J297: anchors, formats and guides lay views of AppKit out, with the top where it is seen")
  func anchors() {
    let (screen, root, child) = shown()
    let top = child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      child.widthAnchor.constraint(equalToConstant: 50), child.heightAnchor.constraint(equalToConstant: 30),
    ])
    _ = screen.describe()
    #expect(child.frame == CGRect(x: 20, y: 60, width: 50, height: 30))
    #expect(top.firstItem === child && top.secondItem === root)
    #expect(root.constraints.contains { $0 === top })
    top.constant = 40
    _ = screen.describe()
    #expect(child.frame.minY == 30)
    child.removeFromSuperview()
    #expect(!top.isActive)
    let other = NSTextField(labelWithString: "Text")
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-30-[other(100)]", metrics: nil, views: ["other": other]))
    let guide = NSLayoutGuide()
    root.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 12).isActive = true
    other.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    #expect(screen["Text"].frame.minX == 30)
    #expect(other.frame.maxY == 88)
  }

  /// Begins a group without waiting for it.
  private func begin(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
    NSAnimationContext.runAnimationGroup(changes, completionHandler: completionHandler)
  }

  @Test("J296: what animator() sets moves in the time of the group, whose handler is called at the end")
  func animator() async {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let root = NSView()
    root.addSubview(view)
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor.red.cgColor
    let screen = Screen(width: 200, height: 100) { Shown(view: root) }
    func isRed(_ x: CGFloat) -> Bool {
      let color = screen.snapshot().color(at: CGPoint(x: x, y: 90))
      return color.red > 0.9 && color.green < 0.1
    }
    #expect(isRed(10))
    var isOver = false
    begin { context in
      context.duration = 1
      context.timingFunction = CAMediaTimingFunction(name: .linear)
      view.animator().frame = CGRect(x: 100, y: 0, width: 20, height: 20)
    } completionHandler: {
      isOver = true
    }
    #expect(view.frame.minX == 100)
    await screen.advance(by: .seconds(0.5))
    #expect(isRed(60) && !isRed(10) && !isRed(110))
    #expect(!isOver)
    await screen.settle()
    #expect(isRed(110) && isOver)
  }

  @Test("J296: without animator() a group animates nothing, unless it allows it; a duration of 0 changes at once")
  func implicit() async {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let root = NSView()
    root.addSubview(view)
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor.red.cgColor
    let screen = Screen(width: 200, height: 100) { Shown(view: root) }
    func isRed(_ x: CGFloat) -> Bool {
      let color = screen.snapshot().color(at: CGPoint(x: x, y: 90))
      return color.red > 0.9 && color.green < 0.1
    }
    _ = screen.snapshot()
    begin { context in
      context.duration = 1
      view.setFrameOrigin(CGPoint(x: 40, y: 0))
    }
    #expect(isRed(50))
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = .nan
    var isOver = false
    NSAnimationContext.current.completionHandler = { isOver = true }
    view.animator().setFrameOrigin(CGPoint(x: 80, y: 0))
    NSAnimationContext.endGrouping()
    NSAnimationContext.endGrouping()
    #expect(isRed(90) && isOver)
    begin { context in
      context.duration = 1
      context.timingFunction = CAMediaTimingFunction(name: .linear)
      context.allowsImplicitAnimation = true
      view.setFrameOrigin(CGPoint(x: 180, y: 0))
    }
    await screen.advance(by: .seconds(0.5))
    #expect(isRed(140) && !isRed(190))
    view.removeFromSuperview()
    await screen.settle()
    #expect(!isRed(190))
    #expect(NSAnimationContext.current.duration == 0.25)
  }

  @Test("J296: a constraint moves views in the time of the group")
  func constraint() async {
    let (screen, root, child) = shown()
    child.wantsLayer = true
    child.layer?.backgroundColor = NSColor.red.cgColor
    let left = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, child.topAnchor.constraint(equalTo: root.topAnchor), child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    func isRed(_ x: CGFloat) -> Bool { screen.snapshot().color(at: CGPoint(x: x, y: 10)).green < 0.1 }
    #expect(isRed(10))
    begin { context in
      context.duration = 1
      context.timingFunction = CAMediaTimingFunction(name: .linear)
      left.animator().constant = 100
    }
    await screen.advance(by: .seconds(0.5))
    #expect(isRed(60) && !isRed(110))
    await screen.settle()
    #expect(isRed(110))
  }
}

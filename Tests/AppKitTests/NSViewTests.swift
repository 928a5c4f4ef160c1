import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// What views were told, in order.
@MainActor
final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Shows one view of AppKit.
struct Shown: NSViewRepresentable {
  let view: NSView

  func makeNSView(context: Context) -> NSView { view }

  func updateNSView(_ nsView: NSView, context: Context) {}
}

/// Writes down what it is told.
private final class LoggingView: NSView {
  var log: Log?
  var flips = false
  var wantsKeys = false

  override var isFlipped: Bool { flips }

  override var acceptsFirstResponder: Bool { wantsKeys }

  override func layout() {
    super.layout()
    log?.lines.append("layout \(Int(bounds.width))x\(Int(bounds.height))")
  }

  override func viewDidMoveToWindow() { log?.lines.append(window == nil ? "left window" : "entered window") }

  override func mouseDown(with event: NSEvent) { note("down", event) }

  override func mouseDragged(with event: NSEvent) { note("dragged", event) }

  override func mouseUp(with event: NSEvent) { note("up", event) }

  override func rightMouseDown(with event: NSEvent) { note("right", event) }

  override func mouseEntered(with event: NSEvent) { note("entered", event) }

  override func mouseExited(with event: NSEvent) { log?.lines.append("exited") }

  override func mouseMoved(with event: NSEvent) { note("moved", event) }

  override func scrollWheel(with event: NSEvent) { log?.lines.append("wheel \(Int(event.scrollingDeltaY))") }

  override func keyDown(with event: NSEvent) {
    log?.lines.append("key \(event.charactersIgnoringModifiers ?? "") \(event.keyCode)")
  }

  override func becomeFirstResponder() -> Bool {
    log?.lines.append("became first")
    return true
  }

  override func resignFirstResponder() -> Bool {
    log?.lines.append("resigned")
    return true
  }

  private func note(_ name: String, _ event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    let count = event.clickCount > 1 ? " x\(event.clickCount)" : ""
    log?.lines.append("\(name) \(Int(place.x)),\(Int(place.y))\(count)")
  }
}

/// Views of AppKit.
@MainActor
struct NSViewTests {
  private func screen(_ view: NSView, width: CGFloat = 100, height: CGFloat = 100) -> Screen {
    Screen(width: width, height: height) { Shown(view: view) }
  }

  @Test("J51: y grows upward from the bottom left corner, and downward in flipped views")
  func coordinates() {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = NSView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    root.addSubview(inner)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 22))
    #expect(root.convert(CGPoint(x: 11, y: 22), to: inner) == CGPoint(x: 1, y: 2))
    let flipped = LoggingView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    flipped.flips = true
    inner.addSubview(flipped)
    #expect(flipped.convert(CGPoint(x: 5, y: 0), to: inner) == CGPoint(x: 5, y: 30))
    #expect(
      flipped.convert(CGRect(x: 0, y: 0, width: 10, height: 5), to: root) == CGRect(x: 10, y: 45, width: 10, height: 5))
    #expect(root.hitTest(CGPoint(x: 12, y: 25)) === flipped)
    #expect(root.hitTest(CGPoint(x: 150, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 250, y: 5)) == nil)
  }

  @Test(
    "J51: views keep their distance from the bottom when the view around them grows, unless their mask says otherwise")
  func autoresizing() {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = NSView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let filling = NSView(frame: root.bounds)
    filling.autoresizingMask = [.width, .height]
    let top = NSView(frame: CGRect(x: 0, y: 80, width: 20, height: 20))
    top.autoresizingMask = [.minYMargin]
    root.subviews = [plain, filling, top]
    root.setFrameSize(CGSize(width: 150, height: 300))
    #expect(plain.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 150, height: 300))
    #expect(top.frame == CGRect(x: 0, y: 280, width: 20, height: 20))
  }

  @Test("Frames that are no numbers are ignored, with a warning")
  func badFrames() {
    let view = NSView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let screen = screen(NSView())
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setBoundsOrigin(CGPoint(x: CGFloat.nan, y: 0))
    #expect(view.bounds.origin == .zero)
    #expect(view.subviews.isEmpty)
    _ = screen.describe()
  }

  @Test("J52: clicks and drags go to the innermost view at the point, in window coordinates, and double clicks count")
  func mouse() {
    let log = Log()
    let root = NSView()
    let inner = LoggingView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    inner.log = log
    root.addSubview(inner)
    let screen = screen(root)
    #expect(log.take() == ["entered window", "layout 50x30"])
    // 20 points from the bottom of 100 are 80 from the top.
    screen.pressDown(at: CGPoint(x: 12, y: 75))
    screen.move(to: CGPoint(x: 20, y: 70))
    screen.release()
    #expect(log.take() == ["down 2,5", "dragged 10,10", "up 10,10"])
    screen.tap(at: CGPoint(x: 30, y: 60))
    screen.tap(at: CGPoint(x: 30, y: 60))
    #expect(log.take() == ["down 20,20", "up 20,20", "down 20,20 x2", "up 20,20 x2"])
    screen.tap(at: CGPoint(x: 90, y: 90))
    #expect(log.take().isEmpty)
    screen.secondaryTap(at: CGPoint(x: 12, y: 75))
    screen.scroll(at: CGPoint(x: 12, y: 75), by: CGSize(width: 0, height: -8))
    #expect(log.take() == ["right 2,5", "wheel -8"])
    inner.isHidden = true
    screen.tap(at: CGPoint(x: 30, y: 60))
    #expect(log.take().isEmpty)
  }

  @Test("J52: tracking areas tell of the pointer that comes, moves and goes")
  func tracking() {
    let log = Log()
    let view = LoggingView()
    view.log = log
    view.addTrackingArea(
      NSTrackingArea(
        rect: CGRect(x: 0, y: 0, width: 50, height: 50), options: [.mouseEnteredAndExited, .mouseMoved, .activeAlways],
        owner: view))
    let screen = screen(view)
    _ = log.take()
    screen.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.take().isEmpty)
    screen.hover(at: CGPoint(x: 10, y: 90))
    screen.hover(at: CGPoint(x: 20, y: 90))
    screen.hover(at: nil)
    #expect(log.take() == ["entered 10,10", "moved 10,10", "moved 20,10", "exited"])
  }

  @Test("J53: keys go to the first responder, which a click or the program chooses")
  func keys() {
    let log = Log()
    let view = LoggingView()
    view.log = log
    view.wantsKeys = true
    let screen = screen(view)
    _ = log.take()
    screen.key("a")
    #expect(log.take().isEmpty)
    screen.tap(at: CGPoint(x: 10, y: 90))
    #expect(log.take() == ["became first", "down 10,10", "up 10,10"])
    #expect(view.window?.firstResponder === view)
    screen.key("a")
    screen.key(.leftArrow)
    #expect(log.take() == ["key a 0", "key \u{F702} 123"])
    view.window?.makeFirstResponder(nil)
    _ = screen.describe()
    screen.key("b")
    #expect(log.take() == ["resigned"])
    view.window?.makeFirstResponder(view)
    _ = screen.describe()
    screen.key("b")
    #expect(log.take() == ["became first", "key b 11"])
  }

  @Test("J54: a local monitor sees keys and clicks before views, and may keep them")
  func monitors() {
    let log = Log()
    let view = LoggingView()
    view.log = log
    view.wantsKeys = true
    let screen = screen(view)
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .leftMouseDown]) { event in
      log.lines.append("seen \(event.type == .keyDown ? event.characters ?? "" : "click")")
      return event.modifierFlags.contains(.command) ? nil : event
    }
    _ = log.take()
    screen.tap(at: CGPoint(x: 10, y: 90))
    screen.key("x")
    screen.key("x", modifiers: .command)
    #expect(log.take() == ["seen click", "became first", "down 10,10", "up 10,10", "seen x", "key x 7", "seen x"])
    if let monitor { NSEvent.removeMonitor(monitor) }
    screen.key("y")
    #expect(log.take() == ["key y 16"])
  }

  @Test("J51: what a view draws is upright: its bottom is where y is least, and text stands on its feet")
  func drawing() {
    final class Drawing: NSView {
      override func draw(_ dirtyRect: CGRect) {
        NSColor.red.setFill()
        CGRect(x: 0, y: 0, width: 100, height: 20).fill()
        NSColor.blue.setStroke()
        let path = NSBezierPath()
        path.lineWidth = 4
        path.move(to: CGPoint(x: 0, y: 90))
        path.line(to: CGPoint(x: 100, y: 90))
        path.stroke()
        #expect(NSGraphicsContext.current?.isFlipped == false)
      }
    }
    let screen = screen(Drawing())
    let picture = screen.snapshot()
    #expect(picture.color(at: CGPoint(x: 50, y: 95)).red > 0.9)
    #expect(picture.color(at: CGPoint(x: 50, y: 95)).blue < 0.1)
    #expect(picture.color(at: CGPoint(x: 50, y: 10)).blue > 0.9)
    #expect(picture.color(at: CGPoint(x: 50, y: 10)).red < 0.1)
  }

  @Test("Views of SwiftUI in views of AppKit in views of SwiftUI keep their state and are pressed")
  func nesting() {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let root = NSView()
    let hosting = NSHostingView(rootView: Counter())
    hosting.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.addSubview(hosting)
    let screen = screen(root, height: 200)
    screen["Count 0"].tap()
    #expect(screen["Count 1"].exists)
    // 40 points high at the bottom.
    #expect(screen["Count 1"].frame.midY > 160)
    #expect(hosting.fittingSize.height > 10)
    root.frame.size = CGSize(width: 10, height: 10)
    hosting.removeFromSuperview()
    #expect(!screen["Count 1"].exists)
  }
}

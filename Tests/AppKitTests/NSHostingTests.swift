import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// Views of SwiftUI in views, controllers and menus of AppKit.
@MainActor
struct NSHostingTests {
  private final class PinchedView: NSView {
    let log: Log

    init(log: Log) {
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func magnify(with event: NSEvent) {
      log.lines.append("magnify \(Int((event.magnification * 100).rounded()))")
    }

    override func rotate(with event: NSEvent) { log.lines.append("rotate \(Int(event.rotation.rounded()))") }
  }

  @Test("J422: two fingers on a view of AppKit are told it as steps of magnification and rotation")
  func pinches() async {
    let log = Log()
    let view = PinchedView(log: log)
    let screen = Screen(width: 100, height: 100) { Shown(view: view) }
    await screen.pinch(at: CGPoint(x: 50, y: 50), magnification: 2)
    let heard = log.take()
    #expect(heard.contains { $0.hasPrefix("magnify") && $0 != "magnify 0" })
    await screen.pinch(at: CGPoint(x: 50, y: 50), rotation: .degrees(90))
    let turned = log.take().compactMap { $0.hasPrefix("rotate") ? Int($0.dropFirst(7)) : nil }
    #expect(turned.reduce(0, +) == -90)
  }

  private struct TwoLines: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("One line")
        Text("Another")
      }
      .font(.system(size: 20))
    }
  }

  @Test("J423: a hosting view knows where the first and the last line of its content lie")
  func baselines() {
    let one = NSHostingView(rootView: Text("One line").font(.system(size: 20)))
    #expect(one.firstBaselineOffsetFromTop > 10)
    let height = one.intrinsicContentSize.height
    #expect(abs(one.firstBaselineOffsetFromTop + one.lastBaselineOffsetFromBottom - height) < 1)
    #expect(abs(one.firstTextLineCenter - height / 2) < 1)
    let two = NSHostingView(rootView: TwoLines())
    #expect(abs(two.firstBaselineOffsetFromTop - one.firstBaselineOffsetFromTop) < 1)
    #expect(abs(two.lastBaselineOffsetFromBottom - one.lastBaselineOffsetFromBottom) < 1)
    #expect(abs(two.firstTextLineCenter - height / 2) < 1)
    one.frame = CGRect(x: 0, y: 0, width: 200, height: height + 40)
    #expect(abs(one.firstTextLineCenter - height / 2 - 20) < 1)
    #expect(NSView().firstBaselineOffsetFromTop == 0)
  }

  @Test("J423: a hosting view is made ready for other contents, and its content keeps away from what it is told to")
  func reuse() {
    let view = NSHostingView(rootView: Text("Hello"))
    view.alphaValue = 0.5
    view.isHidden = true
    view.prepareForReuse()
    #expect(view.alphaValue == 1 && !view.isHidden)
    #expect(view.needsPanelToBecomeKey && !NSView().needsPanelToBecomeKey)
    let controller = NSHostingController(rootView: Text("Hello"))
    controller.identifier = NSUserInterfaceItemIdentifier("greeting")
    controller.safeAreaRegions = []
    #expect((controller.view as? NSHostingView<Text>)?.safeAreaRegions == [])
    controller.safeAreaRegions = .all
    #expect((controller.view as? NSHostingView<Text>)?.safeAreaRegions == .all)
    #expect(controller.identifier?.rawValue == "greeting")
  }

  private struct Items: View {
    let log: Log

    var body: some View {
      Button("Copy Link") { log.lines.append("copied") }
      Divider()
      Button("Never") {}.disabled(true)
    }
  }

  @Test("J424: the items of a hosting menu are those of its view, followed by those that the program adds")
  func menu() {
    let (log, view) = (Log(), NSView())
    let menu = NSHostingMenu(rootView: Items(log: log))
    let own = NSMenuItem(title: "Own")
    own.actionHandler = { _ in log.lines.append("own") }
    menu.addItem(own)
    view.menu = menu
    let screen = Screen(width: 300, height: 300) { Shown(view: view) }
    screen.secondaryTap(at: CGPoint(x: 50, y: 50))
    #expect(!screen["Never"].isEnabled)
    screen["Copy Link"].tap()
    #expect(log.take() == ["copied"])
    screen.secondaryTap(at: CGPoint(x: 50, y: 50))
    screen["Own"].tap()
    #expect(log.take() == ["own"])
    menu.rootView = Items(log: Log())
    screen.secondaryTap(at: CGPoint(x: 50, y: 50))
    screen["Copy Link"].tap()
    #expect(log.take().isEmpty)
  }

  @Test("NSColor is made of a color of SwiftUI")
  func color() {
    #expect(NSColor(Color.red) == NSColor(Color.red))
    let color = NSColor(Color(red: 0.25, green: 0.5, blue: 0.75))
    #expect(abs(color.redComponent - 0.25) < 0.01 && abs(color.blueComponent - 0.75) < 0.01)
  }
}

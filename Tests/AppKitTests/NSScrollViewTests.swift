import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// Scroll views of AppKit.
@MainActor
struct NSScrollViewTests {
  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  private func shown(_ document: NSView) -> (screen: Screen, scrollView: NSScrollView) {
    document.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    let scrollView = NSScrollView()
    scrollView.hasVerticalScroller = true
    scrollView.documentView = document
    return (Screen(width: 100, height: 100) { Shown(view: scrollView) }, scrollView)
  }

  @Test("J60: a flipped document begins at its top, another one at its bottom")
  func beginning() {
    let flipped = shown(Flipped())
    #expect(flipped.scrollView.documentVisibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    let upright = shown(NSView())
    #expect(upright.scrollView.documentVisibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("J60: the wheel and the program scroll, and notifications tell of it")
  func scrolling() {
    let (screen, scrollView) = shown(Flipped())
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: NSView.boundsDidChangeNotification, object: scrollView.contentView, queue: nil
    ) { _ in MainActor.assumeIsolated { log.lines.append("moved") } }
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -30))
    #expect(scrollView.documentVisibleRect.minY == 30)
    #expect(!log.take().isEmpty)
    scrollView.contentView.scroll(to: CGPoint(x: 0, y: 250))
    #expect(scrollView.documentVisibleRect.minY == 250)
    scrollView.contentView.scroll(to: CGPoint(x: 0, y: 9000))
    #expect(scrollView.documentVisibleRect.minY == 300)
    scrollView.documentView?.scrollToVisible(CGRect(x: 0, y: 20, width: 10, height: 10))
    #expect(scrollView.documentVisibleRect.minY == 20)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("J60: what is drawn and clicked follows the place that was scrolled to")
  func content() {
    let document = Flipped()
    let log = Log()
    let (screen, scrollView) = shown(document)
    let button = NSButton(title: "Far") { _ in log.lines.append("far") }
    button.frame = CGRect(x: 10, y: 350, width: 80, height: 30)
    document.addSubview(button)
    scrollView.contentView.scroll(to: CGPoint(x: 0, y: 300))
    #expect(screen["Far"].frame.midY == 65)
    screen["Far"].tap()
    #expect(log.take() == ["far"])
    #expect(button.enclosingScrollView === scrollView)
    #expect(scrollView.hitTest(CGPoint(x: 50, y: 65)) === button)
  }

  @Test("A place that is no number is ignored, with a warning")
  func badPlaces() {
    let (screen, scrollView) = shown(Flipped())
    scrollView.contentView.scroll(to: CGPoint(x: CGFloat.nan, y: .infinity))
    #expect(scrollView.documentVisibleRect.origin == .zero)
    scrollView.documentView = nil
    #expect(scrollView.documentVisibleRect == .zero)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -30))
    _ = screen.describe()
  }
}

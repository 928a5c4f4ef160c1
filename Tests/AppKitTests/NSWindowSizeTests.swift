import SwiftUI
import TesseraAppKit
import Testing

/// Windows that are as large as what they show wants.
@MainActor
struct NSWindowSizeTests {
  private func size(_ content: NSView) -> CGSize {
    let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 480, height: 300))
    window.contentView = content
    return window.frame.size
  }

  @Test("J282: a hosting view makes a window as large as its content has to be, and no larger than it can be")
  func limits() {
    #expect(size(NSHostingView(rootView: Color.red.frame(width: 700, height: 500))) == CGSize(width: 700, height: 500))
    #expect(size(NSHostingView(rootView: Color.red.frame(width: 200, height: 100))) == CGSize(width: 200, height: 100))
    #expect(size(NSHostingView(rootView: Color.red.frame(minWidth: 600))) == CGSize(width: 600, height: 300))
    #expect(size(NSHostingView(rootView: Color.red)) == CGSize(width: 480, height: 300))
    #expect(size(NSView(frame: .zero)) == CGSize(width: 480, height: 300))
  }

  @Test("J282: sizing options that do not name a limit take it away")
  func options() {
    let small = NSHostingView(rootView: Color.red.frame(width: 200, height: 100))
    small.sizingOptions = [.minSize]
    #expect(size(small) == CGSize(width: 480, height: 300))
    let large = NSHostingView(rootView: Color.red.frame(width: 700, height: 500))
    large.sizingOptions = []
    #expect(size(large) == CGSize(width: 480, height: 300))
  }

  @Test("J282: a window that is made of a hosting controller has the size of its content")
  func controller() {
    let window = NSWindow(contentViewController: NSHostingController(rootView: Color.red.frame(width: 210, height: 90)))
    #expect(window.frame.size == CGSize(width: 210, height: 90))
  }
}

import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// Windows of other classes, and what alerts have beside their buttons.
@MainActor
struct NSPanelInitializerTests {
  private final class Palette: NSPanel {
    override var canBecomeKey: Bool { true }
  }

  @Test("J450: a panel and a class of the program are made of a view controller, and are as large as its content")
  func contentViewController() {
    let content = Color.red.frame(width: 210, height: 90)
    let panel = NSPanel(contentViewController: NSHostingController(rootView: content))
    let palette = Palette(contentViewController: NSHostingController(rootView: content))
    #expect(panel.frame.size == CGSize(width: 210, height: 90))
    #expect(palette.frame.size == CGSize(width: 210, height: 90))
    #expect(palette.contentView != nil)
  }

  @Test("J451: the checkbox of an alert is there where it is to be shown, off at first, and is as the program sets it")
  func suppressionButton() {
    let alert = NSAlert()
    #expect(alert.suppressionButton == nil)
    alert.showsSuppressionButton = true
    #expect(alert.suppressionButton?.state == .off)
    alert.suppressionButton?.state = .on
    #expect(alert.suppressionButton?.state == .on)
  }
}

import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

private struct ShownSplit: NSViewControllerRepresentable {
  let controller: NSViewController

  func makeNSViewController(context: Context) -> NSViewController { controller }

  func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}

private final class Part: NSViewController {
  let name: String
  var lines: [String] = []

  init(_ name: String) {
    self.name = name
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = NSView()
    view.addSubview(NSTextField(labelWithString: name))
  }

  override func viewDidAppear() { lines.append("did appear") }
}

private final class Bounds: NSSplitViewDelegate {
  var resizes = 0

  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { 260 }

  func splitViewDidResizeSubviews(_ notification: Notification) { resizes += 1 }
}

/// Split views of AppKit.
@MainActor
struct NSSplitViewTests {
  private func view(_ length: CGFloat) -> NSView { NSView(frame: CGRect(x: 0, y: 0, width: length, height: length)) }

  @Test("J161: parts fill a split view, and its lines are moved as far as parts and delegate allow")
  func lines() async {
    let split = NSSplitView(frame: CGRect(x: 0, y: 0, width: 409, height: 100))
    split.isVertical = true
    let (first, second) = (view(0), view(0))
    split.addArrangedSubview(first)
    split.addSubview(second)
    split.layoutSubtreeIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(second.frame.minX == 209)
    split.setPosition(100, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(first.frame.width == 100 && second.frame.width == 300)
    let delegate = Bounds()
    split.delegate = delegate
    split.setPosition(1000, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(first.frame.width == 260)
    #expect(delegate.resizes > 0)
    split.setPosition(.nan, ofDividerAt: 0)
    split.setPosition(10, ofDividerAt: 7)
    split.layoutSubtreeIfNeeded()
    #expect(first.frame.width == 260)
    first.isHidden = true
    split.adjustSubviews()
    split.layoutSubtreeIfNeeded()
    #expect(second.frame.width == 409)
    #expect(split.isSubviewCollapsed(first))
    second.removeFromSuperview()
    #expect(split.arrangedSubviews == [first])
  }

  @Test("J161: the user drags a line, and a part that resists less becomes longer with the view")
  func drag() async {
    let controller = NSSplitViewController()
    let (sidebar, content) = (Part("Sidebar"), Part("Content"))
    controller.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: sidebar))
    controller.addSplitViewItem(NSSplitViewItem(viewController: content))
    let screen = Screen(width: 601, height: 200) { ShownSplit(controller: controller) }
    await screen.settle()
    #expect(screen["Sidebar"].exists && screen["Content"].exists)
    #expect(sidebar.view.frame.width == 200 && content.view.frame.width == 400)
    #expect(sidebar.lines == ["did appear"])
    await screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 250, y: 100))
    await screen.settle()
    #expect(abs(sidebar.view.frame.width - 250) < 2)
    await screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 500, y: 100))
    await screen.settle()
    #expect(sidebar.view.frame.width == 280)
    screen.resize(width: 701, height: 200)
    await screen.settle()
    #expect(sidebar.view.frame.width == 280 && content.view.frame.width == 420)
  }

  @Test("J161: a sidebar is shown and hidden, parts come and go, and impossible lengths count for nothing")
  func items() async throws {
    let controller = NSSplitViewController()
    let (sidebar, content, other) = (Part("Sidebar"), Part("Content"), Part("Other"))
    let item = NSSplitViewItem(sidebarWithViewController: sidebar)
    controller.splitViewItems = [item, NSSplitViewItem(viewController: content)]
    let screen = Screen(width: 601, height: 200) { ShownSplit(controller: controller) }
    await screen.settle()
    controller.toggleSidebar(nil)
    await screen.settle()
    #expect(item.isCollapsed)
    #expect(!screen["Sidebar"].exists)
    #expect(content.view.frame.width == 601)
    controller.toggleSidebar(nil)
    await screen.settle()
    #expect(sidebar.view.frame.width == 200)
    #expect(controller.splitViewItem(for: content) != nil)
    item.minimumThickness = .nan
    item.maximumThickness = -7
    await screen.settle()
    #expect(sidebar.view.frame.width == 200)
    let last = NSSplitViewItem(viewController: other)
    controller.insertSplitViewItem(last, at: 99)
    await screen.settle()
    #expect(screen["Other"].exists)
    controller.removeSplitViewItem(last)
    await screen.settle()
    #expect(!screen["Other"].exists)
    #expect(controller.children.count == 2)
    controller.toggleInspector(nil)
  }

  @Test("J161: the method that toggles sidebars reaches the split view of a window of SwiftUI")
  func toggling() {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          Text("the sidebar")
        } detail: {
          Button("Toggle") {
            NSApp.keyWindow?.firstResponder?.tryToPerform(Selector("toggleSidebar(_:)"), with: nil)
          }
        }
      }
    }
    let screen = Screen(width: 900, height: 600) { Columns() }
    #expect(screen["the sidebar"].exists)
    screen["Toggle"].tap()
    #expect(!screen["the sidebar"].exists)
    screen["Toggle"].tap()
    #expect(screen["the sidebar"].exists)
    #expect(!NSWindow(contentRect: .zero).tryToPerform(Selector("nothing"), with: nil))
  }
}

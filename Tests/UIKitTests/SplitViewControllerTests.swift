import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Writes down what it is told, and has columns become a stack with one of them on top.
@MainActor
private final class SplitJournal: UISplitViewControllerDelegate {
  var lines: [String] = []
  var top: UISplitViewController.Column?
  var dropsDetail = false

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { dropsDetail }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    lines.append("mode \(displayMode.rawValue)")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
}

/// Controllers of columns.
@MainActor
struct SplitViewControllerTests {
  private let journal = SplitJournal()

  private func page(_ name: String) -> UIViewController {
    let page = UIViewController()
    page.title = name
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Text of \(name)"
    page.view.addSubview(label)
    return page
  }

  private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = journal
    split.setViewController(page("List"), for: .primary)
    split.setViewController(page("Detail"), for: .secondary)
    return split
  }

  private func screen(_ split: UISplitViewController, width: CGFloat, height: CGFloat = 700) -> Screen {
    let screen = Screen(width: width, height: height) { ShownController(controller: split) }
    _ = screen.describe()
    return screen
  }

  @Test("J118: in a wide window columns lie beside one another, each with its bar and its width")
  func wide() {
    let split = split()
    let screen = screen(split, width: 1000)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.primaryColumnWidth == 320)
    #expect(screen["Text of List"].frame.minX == 20)
    #expect(screen["Text of Detail"].frame.minX == 340)
    #expect(screen.visibleText.contains("List") && screen.visibleText.contains("Detail"))
    let list = split.viewController(for: .primary)
    #expect(list?.splitViewController === split)
    #expect(list?.navigationController != nil)
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.primaryEdge = .trailing
    _ = screen.describe()
    #expect(screen["Text of List"].frame.minX == 770)
    #expect(screen["Text of Detail"].frame.minX == 20)
    split.preferredPrimaryColumnWidth = .nan
    split.maximumPrimaryColumnWidth = 200
    _ = screen.describe()
    #expect(split.primaryColumnWidth == 200)
  }

  @Test("J118: columns are hidden and shown by the program, by the mode and by the button in the bar")
  func modes() async {
    let split = split()
    let screen = screen(split, width: 1000)
    split.hide(.primary)
    await screen.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(screen.visibleText.contains("Text of Detail"))
    #expect(!screen.visibleText.contains("Text of List"))
    split.show(.primary)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of List"))
    screen["Columns"].tap()
    await screen.settle()
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .oneBesideSecondary
    await screen.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(journal.lines == ["mode 1", "mode 2", "mode 1", "mode 2"])
  }

  @Test("J118: of three columns, as many are seen as there is room for")
  func three() async {
    let split = split(.tripleColumn)
    split.setViewController(page("Middle"), for: .supplementary)
    let screen = screen(split, width: 1200)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(screen["Text of Middle"].frame.minX == 340)
    #expect(screen["Text of Detail"].frame.minX == 660)
    #expect(split.supplementaryColumnWidth == 320)
    split.hide(.primary)
    await screen.settle()
    #expect(!screen.visibleText.contains("Text of List"))
    #expect(screen["Text of Middle"].frame.minX == 20)
    let narrow = self.split(.tripleColumn)
    narrow.setViewController(page("Middle"), for: .supplementary)
    let smaller = self.screen(narrow, width: 900)
    #expect(narrow.displayMode == .oneBesideSecondary)
    #expect(!smaller.visibleText.contains("Text of List"))
  }

  @Test("J118: where there is little room, the pages of all columns are one stack, and a column is put on top of it")
  func narrow() async {
    journal.top = .primary
    let split = split()
    let screen = screen(split, width: 390)
    #expect(split.isCollapsed)
    #expect(journal.lines == ["collapsed"])
    #expect(screen.visibleText.contains("Text of List"))
    #expect(!screen.visibleText.contains("Text of Detail"))
    split.show(.secondary)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of Detail"))
    screen["Back"].tap()
    await screen.settle()
    #expect(screen.visibleText.contains("Text of List"))
    split.showDetailViewController(page("Other"), sender: nil)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of Other"))
    split.hide(.secondary)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of List"))
  }

  @Test(
    "J118: when the window becomes narrow the last column is on top, and when it becomes wide each has its pages again")
  func resizing() async {
    let split = split()
    let screen = screen(split, width: 1000)
    let detail = split.viewController(for: .secondary)
    detail?.navigationController?.pushViewController(page("Deeper"), animated: false)
    await screen.settle()
    screen.resize(width: 390, height: 700)
    await screen.settle()
    #expect(split.isCollapsed)
    #expect(screen.visibleText.contains("Text of Deeper"))
    screen.resize(width: 1000, height: 700)
    await screen.settle()
    #expect(!split.isCollapsed)
    #expect(screen.visibleText.contains("Text of Deeper") && screen.visibleText.contains("Text of List"))
    #expect(detail?.navigationController?.viewControllers.count == 2)
    #expect(journal.lines == ["collapsed", "expanded"])
  }

  @Test("J118: in the style without columns controllers are shown as they are, and the delegate can drop the last one")
  func unspecified() async {
    journal.dropsDetail = true
    let split = UISplitViewController()
    split.delegate = journal
    split.viewControllers = [UINavigationController(rootViewController: page("List")), page("Detail")]
    let screen = screen(split, width: 390)
    #expect(screen.visibleText.contains("Text of List"))
    split.showDetailViewController(page("Other"), sender: nil)
    await screen.settle()
    #expect(screen.visibleText.contains("Text of Other"))
    let wide = UISplitViewController()
    wide.viewControllers = [UINavigationController(rootViewController: page("List")), page("Detail")]
    let wideScreen = self.screen(wide, width: 1000)
    #expect(wideScreen["Text of Detail"].frame.minX == 340)
    wide.showDetailViewController(page("Other"), sender: nil)
    _ = wideScreen.describe()
    #expect(wideScreen.visibleText.contains("Text of Other"))
    #expect(!wideScreen.visibleText.contains("Text of Detail"))
  }
}

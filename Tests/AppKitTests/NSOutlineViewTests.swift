import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

/// A folder of an outline.
private final class Folder {
  let name: String
  var folders: [Folder]

  init(_ name: String, _ folders: [Folder] = []) {
    self.name = name
    self.folders = folders
  }
}

@MainActor
private final class Folders: NSOutlineViewDataSource, NSOutlineViewDelegate {
  var roots: [Folder]
  var locked = ""
  var lines: [String] = []

  init(_ roots: [Folder]) {
    self.roots = roots
  }

  private func folders(_ item: Any?) -> [Folder] { (item as? Folder)?.folders ?? roots }

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { folders(item).count }

  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { folders(item)[index] }

  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { !folders(item).isEmpty }

  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { (item as? Folder)?.name }

  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    (item as? Folder)?.name != locked
  }

  func outlineViewItemDidExpand(_ notification: Notification) {
    lines.append("expand \((notification.userInfo?["NSObject"] as? Folder)?.name ?? "")")
  }

  func outlineViewSelectionDidChange(_ notification: Notification) { lines.append("select") }
}

/// Outline views of AppKit.
@MainActor
struct NSOutlineViewTests {
  private func shown(_ folders: Folders) -> (screen: Screen, outline: NSOutlineView) {
    let outline = NSOutlineView()
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    column.title = "Name"
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    outline.dataSource = folders
    outline.delegate = folders
    let scrollView = NSScrollView()
    scrollView.documentView = outline
    return (Screen(width: 240, height: 200) { Shown(view: scrollView) }, outline)
  }

  private var europe: Folder { Folder("Europe", [Folder("Italy", [Folder("Rome")]), Folder("Norway")]) }

  @Test("J295: the button of a row shows and hides the items in its item, indented")
  func expanding() async {
    let folders = Folders([europe, Folder("Asia")])
    let (screen, outline) = shown(folders)
    #expect(screen["Europe"].exists && !screen["Italy"].exists)
    screen["Expand"].tap()
    await screen.settle()
    #expect(screen["Italy"].exists && !screen["Rome"].exists)
    #expect(screen["Italy"].frame.minX == screen["Europe"].frame.minX + 16)
    #expect(folders.lines == ["expand Europe"])
    #expect(outline.level(forItem: folders.roots[0].folders[0]) == 1)
    #expect(outline.row(forItem: folders.roots[1]) == 3)
    #expect(outline.parent(forItem: folders.roots[0].folders[1]) as? Folder === folders.roots[0])
    screen["Collapse"].tap()
    await screen.settle()
    #expect(!screen["Italy"].exists)
    outline.expandItem(nil, expandChildren: true)
    await screen.settle()
    #expect(screen["Rome"].exists)
    #expect(outline.numberOfRows == 5)
    outline.collapseItem(folders.roots[0])
    outline.expandItem(folders.roots[0])
    #expect(outline.item(atRow: 2) as? Folder === folders.roots[0].folders[0].folders[0])
    #expect(outline.item(atRow: 99) == nil && outline.item(atRow: -1) == nil)
  }

  @Test("J295: the delegate can keep an item collapsed; arrows expand, collapse and go to the item around")
  func keys() async {
    let folders = Folders([europe])
    folders.locked = "Italy"
    let (screen, outline) = shown(folders)
    screen["Europe"].tap()
    screen.key(.rightArrow)
    await screen.settle()
    screen.key(.downArrow)
    #expect(outline.selectedRow == 1)
    screen.key(.rightArrow)
    #expect(outline.numberOfRows == 3)
    screen.key(.leftArrow)
    #expect(outline.selectedRow == 0)
    screen.key(.leftArrow)
    await screen.settle()
    #expect(outline.numberOfRows == 1)
  }

  @Test("J295: items come and go where the program says that they did, and the selection stays with its item")
  func updates() async {
    let folders = Folders([europe])
    let (screen, outline) = shown(folders)
    outline.expandItem(folders.roots[0])
    outline.selectRowIndexes([2], byExtendingSelection: false)
    folders.roots[0].folders.insert(Folder("Spain"), at: 0)
    outline.insertItems(at: [0], inParent: folders.roots[0], withAnimation: .effectFade)
    await screen.settle()
    #expect(screen["Spain"].exists)
    #expect(outline.selectedRow == 3)
    folders.roots[0].folders = []
    outline.reloadItem(folders.roots[0], reloadChildren: true)
    await screen.settle()
    #expect(!screen["Spain"].exists)
    #expect(!screen["Expand"].exists && !screen["Collapse"].exists)
    folders.roots = []
    outline.reloadData()
    #expect(outline.numberOfRows == 0)
  }
}

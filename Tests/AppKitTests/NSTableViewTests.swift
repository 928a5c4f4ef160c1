import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

/// Cities in a table.
@MainActor
private final class Cities: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  var names: [String]
  var made = 0
  var removed: [Int] = []
  var selections = 0
  var heights: [Int: CGFloat] = [:]
  var forbidden: Set<Int> = []
  var groups: Set<Int> = []
  var sorted: [Bool] = []
  var clicked: [String] = []
  var lines: [String] = []

  init(_ names: [String]) {
    self.names = names
  }

  func numberOfRows(in tableView: NSTableView) -> Int { names.count }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let name = NSUserInterfaceItemIdentifier("cell")
    let cell = tableView.makeView(withIdentifier: name, owner: self) as? NSTableCellView ?? newCell(name)
    cell.textField?.stringValue = tableColumn?.identifier.rawValue == "length" ? "\(names[row].count)" : names[row]
    return cell
  }

  private func newCell(_ name: NSUserInterfaceItemIdentifier) -> NSTableCellView {
    made += 1
    let cell = NSTableCellView()
    cell.identifier = name
    let label = NSTextField(labelWithString: "")
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    cell.textField = label
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
    return cell
  }

  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) { removed.append(row) }

  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { heights[row] ?? tableView.rowHeight }

  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { groups.contains(row) }

  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { !forbidden.contains(row) }

  func tableViewSelectionDidChange(_ notification: Notification) { selections += 1 }

  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) { clicked.append(tableColumn.title) }

  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
    guard let order = tableView.sortDescriptors.first else { return }
    sorted.append(order.ascending)
    names.sort { order.ascending ? $0 < $1 : $0 > $1 }
    tableView.reloadData()
  }

  func open(_ table: NSTableView) { lines.append("open \(table.clickedRow) \(table.clickedColumn)") }

  func click(_ table: NSTableView) { lines.append("click \(table.clickedRow)") }
}

/// Tables of AppKit.
@MainActor
struct NSTableViewTests {
  private func column(_ name: String, _ width: CGFloat) -> NSTableColumn {
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
    column.title = name.capitalized
    column.width = width
    return column
  }

  private func shown(
    _ cities: Cities, height: CGFloat = 200
  ) -> (screen: Screen, table: NSTableView, scrollView: NSScrollView) {
    let table = NSTableView()
    table.addTableColumn(column("name", 120))
    table.addTableColumn(column("length", 60))
    table.dataSource = cities
    table.delegate = cities
    let scrollView = NSScrollView()
    scrollView.hasVerticalScroller = true
    scrollView.documentView = table
    let screen = Screen(width: 300, height: height) { Shown(view: scrollView) }
    return (screen, table, scrollView)
  }

  @Test("J290: a table makes views for the rows in sight only, and uses them again while it is scrolled")
  func rowsInSight() {
    let cities = Cities((0..<10_000).map { "City \($0)" })
    let (screen, table, scrollView) = shown(cities)
    #expect(screen["City 3"].exists)
    #expect(cities.made < 40)
    #expect(table.numberOfRows == 10_000)
    #expect(table.rect(ofRow: 100) == CGRect(x: 0, y: 2400, width: 300, height: 24))
    #expect(scrollView.contentView.frame.minY == 28)
    table.scrollRowToVisible(5000)
    #expect(screen["City 5000"].exists)
    #expect(!screen["City 3"].exists)
    #expect(cities.made < 60)
    #expect(cities.removed.contains(0))
    #expect(table.rows(in: table.visibleRect).contains(5000))
    #expect(table.row(at: CGPoint(x: 10, y: 2401)) == 100)
    #expect(table.row(at: CGPoint(x: 10, y: -1)) == -1)
    #expect(table.rect(ofRow: -1) == .zero && table.rect(ofRow: 10_000) == .zero)
    #expect(table.view(atColumn: 9, row: 0, makeIfNecessary: true) == nil)
  }

  @Test("J290: heights of the delegate count, and figures that are no heights count as the table's")
  func heights() {
    let cities = Cities(["Rome", "Oslo", "Bern", "Kyiv"])
    cities.heights = [1: 60, 2: -.infinity]
    let (screen, table, _) = shown(cities)
    #expect(table.rect(ofRow: 1).height == 60)
    #expect(table.rect(ofRow: 3).minY == 108)
    cities.heights = [:]
    table.noteHeightOfRows(withIndexesChanged: [1])
    #expect(table.rect(ofRow: 3).minY == 72)
    table.rowHeight = .nan
    #expect(table.rowHeight == 24)
    table.rowHeight = 40
    #expect(screen["Bern"].frame.midY == 128)
  }

  @Test("J291: a click chooses a row and tells the delegate; modifiers, arrows and the program choose as well")
  func selection() {
    let cities = Cities(["Rome", "Oslo", "Bern", "Kyiv", "Riga"])
    cities.forbidden = [2]
    let (screen, table, _) = shown(cities)
    screen["Oslo"].tap()
    #expect(table.selectedRow == 1)
    #expect(cities.selections == 1)
    #expect(screen["Oslo"].isSelected)
    #expect(!screen["Rome"].isSelected)
    screen["Bern"].tap()
    #expect(table.selectedRow == 1)
    screen.key(.downArrow)
    #expect(table.selectedRow == 3)
    screen.key(.upArrow)
    screen.key(.upArrow)
    screen.key(.upArrow)
    #expect(table.selectedRow == 0)
    table.allowsMultipleSelection = true
    screen.key(.downArrow, modifiers: .shift)
    #expect(table.selectedRowIndexes == [0, 1])
    table.selectRowIndexes([4, 77], byExtendingSelection: true)
    #expect(table.selectedRowIndexes == [0, 1, 4])
    #expect(table.numberOfSelectedRows == 3)
    table.selectAll(nil)
    #expect(table.selectedRowIndexes == [0, 1, 3, 4])
    table.deselectRow(3)
    table.deselectRow(99)
    #expect(!table.isRowSelected(3))
    table.deselectAll(nil)
    #expect(table.selectedRow == -1)
    table.allowsEmptySelection = false
    screen["Riga"].tap()
    screen.tap(at: CGPoint(x: 50, y: 190))
    #expect(table.selectedRow == 4)
  }

  @Test("J291: a click sends the action, a double click the double action, with the row that was clicked")
  func actions() {
    let cities = Cities(["Rome", "Oslo"])
    let (screen, table, _) = shown(cities)
    table.target = cities
    table.action = #Selector(Cities.click(_:))
    table.doubleAction = #Selector(Cities.open(_:))
    screen["Oslo"].tap()
    screen["Oslo"].tap()
    #expect(cities.lines == ["click 1", "open 1 0"])
    #expect(table.clickedRow == -1)
  }

  @Test("J292: rows come and go at their places, with the selection; contradictions reload the table")
  func updates() async {
    let cities = Cities(["Rome", "Oslo", "Bern"])
    let (screen, table, _) = shown(cities)
    table.selectRowIndexes([1], byExtendingSelection: false)
    cities.names.insert("Kyiv", at: 0)
    table.insertRows(at: [0], withAnimation: .slideDown)
    #expect(table.selectedRowIndexes == [2])
    await screen.settle()
    #expect(screen["Kyiv"].frame.midY < screen["Rome"].frame.midY)
    cities.names = ["Bern", "Kyiv", "Oslo"]
    table.beginUpdates()
    table.removeRows(at: [1], withAnimation: .effectFade)
    table.moveRow(at: 2, to: 0)
    table.endUpdates()
    await screen.settle()
    #expect(!screen["Rome"].exists)
    #expect(screen["Bern"].frame.midY < screen["Kyiv"].frame.midY)
    #expect(table.selectedRowIndexes == [2])
    cities.names = ["Riga"]
    table.removeRows(at: [0, 50])
    table.endUpdates()
    #expect(table.numberOfRows == 1)
    #expect(screen["Riga"].exists)
    cities.names = []
    table.removeRows(at: [0], withAnimation: .effectFade)
    cities.names = ["Ghent"]
    table.reloadData()
    #expect(screen["Ghent"].exists)
  }

  @Test("J293: a click on a header asks for its order, a second one turns it around")
  func sorting() {
    let cities = Cities(["Rome", "Oslo", "Bern"])
    let (screen, table, _) = shown(cities)
    table.tableColumns[0].sortDescriptorPrototype = NSSortDescriptor(key: "name", ascending: true)
    screen["Name"].tap()
    #expect(cities.names == ["Bern", "Oslo", "Rome"])
    #expect(screen["Name"].value == "Ascending")
    screen["Name"].tap()
    #expect(cities.sorted == [true, false])
    #expect(screen["Rome"].frame.midY < screen["Bern"].frame.midY)
    screen["Length"].tap()
    #expect(cities.clicked == ["Name", "Name", "Length"])
    #expect(cities.sorted.count == 2)
  }

  @Test("J294: the last column fills what is seen; columns are resized, moved, hidden and taken away")
  func columns() async {
    let cities = Cities(["Rome"])
    let (screen, table, _) = shown(cities)
    _ = screen.describe()
    #expect(table.rect(ofColumn: 1).maxX == 290)
    let first = table.tableColumns[0]
    let edge = table.rect(ofColumn: 0).maxX
    await screen.drag(from: CGPoint(x: edge, y: 14), to: CGPoint(x: edge + 30, y: 14))
    #expect(first.width == 150)
    first.width = .nan
    first.maxWidth = 140
    #expect(first.width == 140)
    first.minWidth = 500
    #expect(first.width == 500)
    first.minWidth = 10
    table.moveColumn(0, toColumn: 1)
    table.moveColumn(0, toColumn: 7)
    #expect(table.column(withIdentifier: first.identifier) == 1)
    first.isHidden = true
    #expect(!screen["Rome"].exists)
    #expect(screen["4"].exists)
    table.removeTableColumn(first)
    #expect(table.numberOfColumns == 1)
    table.sizeToFit()
    #expect(table.rect(ofColumn: 0).maxX == 290)
    table.headerView = nil
    #expect(!screen["Length"].exists)
  }

  @Test("J290: without views, cells show the texts of the data source; group rows go across all columns")
  func texts() {
    final class Numbers: NSTableViewDataSource {
      func numberOfRows(in tableView: NSTableView) -> Int { -3 + 6 }

      func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
        row * 100
      }
    }
    let numbers = Numbers()
    let table = NSTableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    table.addTableColumn(column("one", 100))
    table.dataSource = numbers
    let screen = Screen(width: 200, height: 100) { Shown(view: table) }
    #expect(screen["200"].exists)
    let cities = Cities(["Europe", "Rome"])
    cities.groups = [0]
    let (other, grouped, _) = shown(cities)
    #expect(other["Europe"].exists && !other["6"].exists)
    #expect(grouped.rowView(atRow: 0, makeIfNecessary: true)?.numberOfColumns == 1)
  }

  @Test("J293: an order by a name reads stored properties of objects")
  func orders() {
    final class Person: NSObject {
      let name: String
      let age: Int?

      init(_ name: String, _ age: Int?) {
        self.name = name
        self.age = age
      }
    }
    let people = [Person("Ida", 30), Person("Bo", nil), Person("Al", 4)]
    let byName = NSSortDescriptor(key: "name", ascending: true)
    let byAge = NSSortDescriptor(key: "age", ascending: false)
    #expect(people.sorted { byName.compare($0, to: $1) == .orderedAscending }.map(\.name) == ["Al", "Bo", "Ida"])
    #expect(people.sorted { byAge.compare($0, to: $1) == .orderedAscending }.map(\.name) == ["Ida", "Al", "Bo"])
  }
}

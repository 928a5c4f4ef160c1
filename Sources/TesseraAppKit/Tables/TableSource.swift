import Foundation
import SwiftUI

/// What a table asks, and what it tells: its data source and delegate, or those of an outline view.
@MainActor
protocol TableSource: AnyObject {
  var rowCount: Int { get }
  func value(_ column: NSTableColumn?, _ row: Int) -> Any?
  func view(_ column: NSTableColumn?, _ row: Int) -> NSView?
  func rowView(_ row: Int) -> NSTableRowView?
  func didAdd(_ view: NSTableRowView, _ row: Int)
  func didRemove(_ view: NSTableRowView, _ row: Int)
  func height(_ row: Int) -> CGFloat
  func isGroup(_ row: Int) -> Bool
  func maySelect(_ row: Int) -> Bool
  func selection(for proposed: IndexSet) -> IndexSet
  var mayChangeSelection: Bool { get }
  func sortingDidChange(from old: [NSSortDescriptor])
  func didClick(_ column: NSTableColumn)
  func tell(_ event: TableEvent, _ notification: Notification)
}

/// What a table tells by notifications.
enum TableEvent {
  case selection
  case columnMove
  case columnResize
}

/// The data source and the delegate of a table.
@MainActor
final class PlainTableSource: TableSource {
  private unowned let table: NSTableView
  weak var dataSource: (any NSTableViewDataSource)?
  weak var delegate: (any NSTableViewDelegate)?

  init(_ table: NSTableView) {
    self.table = table
  }

  var rowCount: Int { dataSource?.numberOfRows(in: table) ?? 0 }

  func value(_ column: NSTableColumn?, _ row: Int) -> Any? {
    dataSource?.tableView(table, objectValueFor: column, row: row)
  }

  func view(_ column: NSTableColumn?, _ row: Int) -> NSView? { delegate?.tableView(table, viewFor: column, row: row) }

  func rowView(_ row: Int) -> NSTableRowView? { delegate?.tableView(table, rowViewForRow: row) }

  func didAdd(_ view: NSTableRowView, _ row: Int) { delegate?.tableView(table, didAdd: view, forRow: row) }

  func didRemove(_ view: NSTableRowView, _ row: Int) { delegate?.tableView(table, didRemove: view, forRow: row) }

  func height(_ row: Int) -> CGFloat { delegate?.tableView(table, heightOfRow: row) ?? table.rowHeight }

  func isGroup(_ row: Int) -> Bool { delegate?.tableView(table, isGroupRow: row) ?? false }

  func maySelect(_ row: Int) -> Bool { delegate?.tableView(table, shouldSelectRow: row) ?? true }

  func selection(for proposed: IndexSet) -> IndexSet {
    delegate?.tableView(table, selectionIndexesForProposedSelection: proposed) ?? proposed
  }

  var mayChangeSelection: Bool { delegate?.selectionShouldChange(in: table) ?? true }

  func sortingDidChange(from old: [NSSortDescriptor]) {
    dataSource?.tableView(table, sortDescriptorsDidChange: old)
  }

  func didClick(_ column: NSTableColumn) { delegate?.tableView(table, didClick: column) }

  func tell(_ event: TableEvent, _ notification: Notification) {
    switch event {
    case .selection: delegate?.tableViewSelectionDidChange(notification)
    case .columnMove: delegate?.tableViewColumnDidMove(notification)
    case .columnResize: delegate?.tableViewColumnDidResize(notification)
    }
  }
}

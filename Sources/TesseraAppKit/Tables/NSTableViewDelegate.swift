import Foundation
import SwiftUI
import TesseraUIKit

/// Makes the views of a table of AppKit, and is told of what the user does. All methods may be left out.
@MainActor @preconcurrency
public protocol NSTableViewDelegate: AnyObject {
  /// The view of a cell; `tableColumn` is nil for the one of a group row. nil for the text that the data source has.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?

  /// The view of a row, in which those of its cells lie; nil for a usual one.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?

  /// A row comes in sight.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)

  /// A row went out of sight; `row` is -1 if it is not there any more.
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)

  /// How high a row is, in points; what is not positive and finite counts as the table's `rowHeight`.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat

  /// Whether a row stands above others as their title, across all columns.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool

  /// Whether a row may be chosen by the user.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool

  /// The rows that are chosen instead of those that the user is about to choose.
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet

  /// Whether the user may change the selection at all.
  func selectionShouldChange(in tableView: NSTableView) -> Bool

  /// Other rows are chosen, by the user or by the program.
  func tableViewSelectionDidChange(_ notification: Notification)

  /// The header of a column was clicked.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)

  /// A column has another place: `NSOldColumn` and `NSNewColumn` say from where to where.
  func tableViewColumnDidMove(_ notification: Notification)

  /// A column has another width: `NSTableColumn` and `NSOldWidth` say which.
  func tableViewColumnDidResize(_ notification: Notification)
}

extension NSTableViewDelegate {
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }

  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }

  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}

  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}

  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }

  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }

  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }

  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }

  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }

  public func tableViewSelectionDidChange(_ notification: Notification) {}

  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}

  public func tableViewColumnDidMove(_ notification: Notification) {}

  public func tableViewColumnDidResize(_ notification: Notification) {}
}

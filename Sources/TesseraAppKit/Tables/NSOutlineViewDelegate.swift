import Foundation
import SwiftUI
import TesseraUIKit

/// Makes the views of an outline view of AppKit, and is told of what the user does. All methods may be left out.
@MainActor @preconcurrency
public protocol NSOutlineViewDelegate: AnyObject {
  /// The view of a cell; `tableColumn` is nil for the one of a group row. nil for the text that the data source has.
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?

  /// The view of a row, in which those of its cells lie; nil for a usual one.
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?

  /// How high a row is, in points; what is not positive and finite counts as the view's `rowHeight`.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat

  /// Whether a row stands above others as their title, across all columns.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool

  /// Whether an item may be chosen by the user.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool

  /// Whether the user may change the selection at all.
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool

  /// Whether an item may be expanded.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool

  /// Whether an item may be collapsed.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool

  /// Whether the row of an item that can be expanded has a button for it.
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool

  /// The header of a column was clicked.
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)

  /// Other rows are chosen, by the user or by the program.
  func outlineViewSelectionDidChange(_ notification: Notification)

  /// An item was expanded: `NSObject` of the information is it.
  func outlineViewItemDidExpand(_ notification: Notification)

  /// An item was collapsed: `NSObject` of the information is it.
  func outlineViewItemDidCollapse(_ notification: Notification)

  /// A column has another place.
  func outlineViewColumnDidMove(_ notification: Notification)

  /// A column has another width.
  func outlineViewColumnDidResize(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    nil
  }

  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }

  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }

  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }

  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }

  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }

  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }

  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }

  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { true }

  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}

  public func outlineViewSelectionDidChange(_ notification: Notification) {}

  public func outlineViewItemDidExpand(_ notification: Notification) {}

  public func outlineViewItemDidCollapse(_ notification: Notification) {}

  public func outlineViewColumnDidMove(_ notification: Notification) {}

  public func outlineViewColumnDidResize(_ notification: Notification) {}
}

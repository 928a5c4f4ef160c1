import Foundation
import SwiftUI
import TesseraUIKit

extension NSTableView {
  /// Puts a column at the end. It leaves the table that it is in.
  public func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView?.removeTableColumn(tableColumn)
    columns.append(tableColumn)
    tableColumn.tableView = self
    columnsDidChange()
  }

  /// Takes a column away.
  public func removeTableColumn(_ tableColumn: NSTableColumn) {
    guard let index = columns.firstIndex(where: { $0 === tableColumn }) else { return }
    columns.remove(at: index)
    tableColumn.tableView = nil
    for view in rows.shown.values { discardCells(of: view, [ObjectIdentifier(tableColumn)]) }
    columnsDidChange()
  }

  /// Moves a column to another place. Places out of range change nothing.
  public func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard columns.indices.contains(oldIndex), columns.indices.contains(newIndex), oldIndex != newIndex else { return }
    columns.insert(columns.remove(at: oldIndex), at: newIndex)
    columnsDidChange()
    tell(.columnMove, NSTableView.columnDidMoveNotification, ["NSOldColumn": oldIndex, "NSNewColumn": newIndex])
  }

  /// The place of the column with an identifier; -1 if there is none.
  public func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    columns.firstIndex { $0.identifier == identifier } ?? -1
  }

  /// The column with an identifier; nil if there is none.
  public func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    columns.first { $0.identifier == identifier }
  }

  func columnsDidChange() {
    fittedWidth = nil
    for (row, view) in rows.shown { makeCells(of: view, row) }
    widthsDidChange()
  }

  private func widthsDidChange() {
    for view in rows.shown.values { view.needsDisplay = true }
    needsLayout = true
    enclosingScrollView?.needsLayout = true
    headerView?.faceDidChange()
  }

  func widthDidChange(of column: NSTableColumn, from oldWidth: CGFloat) {
    if !isFitting { widthsDidChange() }
    tell(.columnResize, NSTableView.columnDidResizeNotification, ["NSTableColumn": column, "NSOldWidth": oldWidth])
  }

  // MARK: Widths

  /// Makes the last column so wide that the table fills what is seen of it.
  public func sizeLastColumnToFit() {
    distribute(over: shownColumns.suffix(1), all: false)
  }

  func fitAllColumns() {
    distribute(over: shownColumns[...], all: true)
  }

  /// Another width of the table is seen: columns follow it (J294).
  func fit(_ size: CGSize) {
    guard size.width != fittedWidth, size.width > 0 else { return }
    fittedWidth = size.width
    let able = shownColumns.filter { $0.resizingMask.contains(.autoresizingMask) }
    switch columnAutoresizingStyle {
    case .noColumnAutoresizing: break
    case .uniformColumnAutoresizingStyle: distribute(over: able[...], all: true)
    case .sequentialColumnAutoresizingStyle: distribute(over: ArraySlice(able.reversed()), all: false)
    case .reverseSequentialColumnAutoresizingStyle: distribute(over: able[...], all: false)
    case .lastColumnOnlyAutoresizingStyle: distribute(over: able.suffix(1), all: false)
    case .firstColumnOnlyAutoresizingStyle: distribute(over: able.prefix(1), all: false)
    }
  }

  /// Gives columns the room that is left or missing: to all the same share, or to one after the other.
  private func distribute(over able: ArraySlice<NSTableColumn>, all: Bool) {
    let room = enclosingScrollView?.contentView.bounds.width ?? bounds.width
    guard room > 0 else { return }
    isFitting = true
    defer {
      isFitting = false
      widthsDidChange()
    }
    var left = able.count
    for column in able {
      let rest = room - totalWidth
      guard abs(rest) > 0.01 else { return }
      column.width += all ? rest / CGFloat(left) : rest
      left -= 1
    }
  }

  // MARK: Telling

  func tell(_ event: TableEvent, _ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
    let notification = Notification(name: name, object: self, userInfo: info)
    source.tell(event, notification)
    NotificationCenter.default.post(notification)
  }
}

import Foundation
import SwiftUI
import TesseraUIKit

extension NSTableView {
  // MARK: Counts

  /// How many columns there are.
  public var numberOfColumns: Int { columns.count }

  /// How many rows there are.
  public var numberOfRows: Int {
    loadIfNeeded()
    return rows.count
  }

  // MARK: Places

  /// The place of a row, in the coordinates of the table; empty for a row that there is not.
  public func rect(ofRow row: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<rows.count).contains(row) else { return .zero }
    return CGRect(x: 0, y: rows.start(of: row), width: bounds.width, height: rows.height(of: row))
  }

  /// The place of a column, in the coordinates of the table; empty for a column that there is not, or is hidden.
  public func rect(ofColumn column: Int) -> CGRect {
    guard columns.indices.contains(column), !columns[column].isHidden else { return .zero }
    let left = columns[..<column].reduce(effectiveStyle.margin) { $0 + ($1.isHidden ? 0 : $1.width + spacing.width) }
    return CGRect(x: left, y: 0, width: columns[column].width + spacing.width, height: bounds.height)
  }

  /// The place of a cell, in the coordinates of the table; empty for one that there is not.
  public func frameOfCell(atColumn column: Int, row: Int) -> CGRect {
    let (line, place) = (rect(ofRow: row), rect(ofColumn: column))
    guard !line.isEmpty, !place.isEmpty else { return .zero }
    return CGRect(
      x: place.minX + spacing.width / 2, y: line.minY + spacing.height / 2, width: place.width - spacing.width,
      height: line.height - spacing.height)
  }

  /// The row at a point, in the coordinates of the table; -1 if there is none.
  public func row(at point: CGPoint) -> Int {
    loadIfNeeded()
    guard point.y >= 0, point.y < rows.total() else { return -1 }
    return rows.rows(from: point.y, to: point.y + 1).lowerBound
  }

  /// The column at a point, in the coordinates of the table; -1 if there is none.
  public func column(at point: CGPoint) -> Int {
    columns.indices.first { (rect(ofColumn: $0).minX..<rect(ofColumn: $0).maxX).contains(point.x) } ?? -1
  }

  /// The rows that a rectangle touches, in the coordinates of the table.
  public func rows(in rect: CGRect) -> NSRange {
    loadIfNeeded()
    guard rect.height > 0, rect.maxY > 0, rect.minY < rows.total() else { return NSRange(location: 0, length: 0) }
    let range = rows.rows(from: max(0, rect.minY), to: rect.maxY)
    return NSRange(location: range.lowerBound, length: range.count)
  }

  // MARK: Views

  /// The view of a row; nil for a row that there is not, or that is not in sight unless it is made.
  public func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    if makeIfNecessary { tileRows() }
    return rows.shown[row]
  }

  /// The view of a cell; nil for one that there is not, or that is not in sight unless it is made.
  public func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    if makeIfNecessary { tileRows() }
    if let view = rows.shown[row]?.view(atColumn: column) as? NSView { return view }
    guard makeIfNecessary, columns.indices.contains(column), (0..<numberOfRows).contains(row) else { return nil }
    return makeCell(columns[column], row)
  }

  /// The row in which a view lies; -1 if it lies in none.
  public func row(for view: NSView) -> Int {
    rows.shown.first { view.isDescendant(of: $0.value) }?.key ?? -1
  }

  /// The column in which a view lies; -1 if it lies in none.
  public func column(for view: NSView) -> Int {
    for rowView in rows.shown.values {
      guard let cell = rowView.cells.first(where: { view.isDescendant(of: $0.value) }) else { continue }
      return columns.firstIndex { ObjectIdentifier($0) == cell.key } ?? -1
    }
    return -1
  }

  /// Calls a closure with the view and number of each row in sight, from the top.
  public func enumerateAvailableRowViews(_ handler: (_ rowView: NSTableRowView, _ row: Int) -> Void) {
    for (row, view) in rows.shown.sorted(by: { $0.key < $1.key }) { handler(view, row) }
  }

  // MARK: Scrolling

  /// Scrolls as little as it takes to show a row. One that there is not changes nothing.
  public func scrollRowToVisible(_ row: Int) {
    let rect = rect(ofRow: row)
    guard !rect.isEmpty else { return }
    scrollToVisible(CGRect(x: seen.minX, y: rect.minY, width: 1, height: rect.height))
  }

  /// Scrolls as little as it takes to show a column. One that there is not changes nothing.
  public func scrollColumnToVisible(_ column: Int) {
    let rect = rect(ofColumn: column)
    guard !rect.isEmpty else { return }
    scrollToVisible(CGRect(x: rect.minX, y: seen.minY, width: rect.width, height: 1))
  }
}

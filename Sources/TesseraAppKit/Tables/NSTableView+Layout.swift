import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

extension NSTableView {
  var spacing: CGSize {
    CGSize(
      width: intercellSpacing.width.isFinite ? max(0, intercellSpacing.width) : 0,
      height: intercellSpacing.height.isFinite ? max(0, intercellSpacing.height) : 0)
  }

  /// Asks how many rows there are and how high they are, if that has to be done.
  func loadIfNeeded() {
    guard !rows.isLoaded else { return }
    load(count: max(0, source.rowCount), heights: [:])
  }

  /// - Parameter heights: those that are known, by row.
  func load(count: Int, heights: [Int: CGFloat]) {
    let space = spacing.height
    var lengths = ContiguousArray<CGFloat>(repeating: rowHeight + space, count: count)
    if !usesAutomaticRowHeights {
      for row in 0..<count { lengths[row] = usable(source.height(row)) + space }
      return rows.load(lengths, known: Array(repeating: true, count: count))
    }
    var known = Array(repeating: false, count: count)
    for (row, height) in heights where lengths.indices.contains(row) {
      lengths[row] = height
      known[row] = true
    }
    rows.load(lengths, known: known)
  }

  private func usable(_ height: CGFloat) -> CGFloat { height > 0 && height.isFinite ? height : rowHeight }

  /// How high all rows are together, in points.
  var totalHeight: CGFloat {
    loadIfNeeded()
    return rows.total()
  }

  var totalWidth: CGFloat {
    shownColumns.reduce(2 * effectiveStyle.margin) { $0 + $1.width + spacing.width }
  }

  var shownColumns: [NSTableColumn] { columns.filter { !$0.isHidden } }

  /// What is seen of the table, in its coordinates.
  var seen: CGRect { enclosingScrollView == nil ? bounds : visibleRect.intersection(bounds) }

  // MARK: Rows

  /// Makes and places the rows in sight, and takes the others away (J290).
  func tileRows() {
    loadIfNeeded()
    fitDocument()
    let seen = self.seen
    var visible: Set<Int> = []
    if seen.height > 0, rows.count > 0 {
      var row = rows.rows(from: seen.minY, to: seen.maxY).lowerBound
      while row < rows.count, rows.start(of: row) < seen.maxY {
        place(row)
        visible.insert(row)
        row += 1
      }
    }
    for (row, view) in rows.shown where !visible.contains(row) {
      rows.shown[row] = nil
      retire(view, row)
    }
    fitDocument()
  }

  /// The table is as large as its rows and columns, and fills what is seen.
  private func fitDocument() {
    guard let clip = superview as? NSClipView else { return }
    let size = CGSize(
      width: max(totalWidth, clip.bounds.width), height: max(rows.total(), clip.bounds.height))
    if frame.size != size { frame = CGRect(origin: .zero, size: size) }
    if let headerView, headerView.frame.width != size.width {
      headerView.frame.size.width = size.width
      headerView.faceDidChange()
    }
  }

  private func place(_ row: Int) {
    let view = rows.shown[row] ?? make(row)
    if !rows.isKnown(row) { rows.set(row, height: neededHeight(of: view) + spacing.height) }
    let frame = rect(ofRow: row)
    if view.frame != frame { view.frame = frame }
    if view.superview !== self { addSubview(view) }
    placeCells(of: view, row)
  }

  private func placeCells(of view: NSTableRowView, _ row: Int) {
    let (top, height) = (spacing.height / 2, max(0, view.frame.height - spacing.height))
    for (index, column) in columns.enumerated() {
      guard let cell = view.cells[ObjectIdentifier(column)] else { continue }
      cell.isHidden = column.isHidden
      let place = rect(ofColumn: index)
      let indent = indentation(of: row, in: column)
      cell.frame = CGRect(
        x: place.minX + spacing.width / 2 + indent, y: top,
        width: max(0, place.width - spacing.width - indent), height: height)
    }
    if let cell = view.cells[ObjectIdentifier(self)] {
      let left = effectiveStyle.margin + indentation(of: row, in: nil)
      cell.frame = CGRect(
        x: left, y: top, width: max(0, bounds.width - left - effectiveStyle.margin), height: height)
    }
  }

  /// The height of the highest cell; `rowHeight` if there is none.
  private func neededHeight(of view: NSTableRowView) -> CGFloat {
    var height: CGFloat = 0
    for (key, cell) in view.cells {
      let column = columns.first { ObjectIdentifier($0) == key }
      let room = CGSize(width: column?.width ?? bounds.width - 2 * effectiveStyle.margin, height: 0)
      let constrained = cell.backing.constrainedSize(room, .required, .fittingSizeLevel)?.height
      let needed = constrained ?? cell.subviews.map(\.fittingSize.height).max() ?? 0
      if needed.isFinite { height = max(height, needed) }
    }
    return height > 0 ? height : rowHeight
  }

  // MARK: Views

  private func make(_ row: Int) -> NSTableRowView {
    let view = source.rowView(row) ?? NSTableRowView()
    view.table = self
    view.isGroupRowStyle = source.isGroup(row)
    rows.shown[row] = view
    makeCells(of: view, row)
    dress(view, row)
    source.didAdd(view, row)
    return view
  }

  /// Makes the cells of a row that it does not have.
  func makeCells(of view: NSTableRowView, _ row: Int) {
    if view.isGroupRowStyle {
      view.order = [ObjectIdentifier(self)]
      if view.cells.isEmpty { add(makeCell(nil, row), to: view, ObjectIdentifier(self)) }
      return
    }
    view.order = columns.map { ObjectIdentifier($0) }
    for column in columns where view.cells[ObjectIdentifier(column)] == nil {
      add(makeCell(column, row), to: view, ObjectIdentifier(column))
    }
  }

  private func add(_ cell: NSView?, to view: NSTableRowView, _ key: ObjectIdentifier) {
    guard let cell else { return }
    cell.translatesAutoresizingMaskIntoConstraints = true
    view.cells[key] = cell
    view.addSubview(cell)
    (cell as? NSTableCellView)?.backgroundStyle = view.interiorBackgroundStyle
  }

  /// Gives the view of a row the state that the row has.
  func dress(_ view: NSTableRowView, _ row: Int) {
    view.selectionHighlightStyle = selectionHighlightStyle
    view.isEmphasized = window?.firstResponder === self
    view.isSelected = selection.contains(row)
    if usesAlternatingRowBackgroundColors, !view.isGroupRowStyle {
      let colors = NSColor.alternatingContentBackgroundColors
      view.backgroundColor = colors[row % colors.count]
    } else {
      view.backgroundColor = view.isGroupRowStyle ? .quaternarySystemFill : .clear
    }
  }

  /// A row is not shown any more: its views wait until ones of their kind are asked for.
  func retire(_ view: NSTableRowView, _ row: Int) {
    view.removeFromSuperview()
    discardCells(of: view)
    source.didRemove(view, row)
    rows.put(view)
  }

  func discardCells(of view: NSTableRowView, _ keys: Set<ObjectIdentifier>? = nil) {
    for (key, cell) in view.cells where keys?.contains(key) ?? true {
      cell.removeFromSuperview()
      view.cells[key] = nil
      rows.put(cell)
    }
  }

  func removeAllRows() {
    let old = rows.shown
    rows.shown = [:]
    for (_, view) in old { retire(view, -1) }
  }

  func emphasize(_ isFirst: Bool) {
    for view in rows.shown.values { view.isEmphasized = isFirst }
  }

  // MARK: Used again

  /// A view of a kind that is out of sight and can be used again; nil if there is none: the program makes one, and gives it
  /// the identifier. Views are not read from files of Interface Builder.
  public func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    rows.take(identifier)
  }
}

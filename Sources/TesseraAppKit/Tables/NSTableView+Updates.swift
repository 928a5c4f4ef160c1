import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

extension NSTableView {
  /// Begins changes of rows that are shown together.
  public func beginUpdates() {
    updateDepth += 1
  }

  /// Ends changes of rows that are shown together. If the data source then has another number of rows than they lead to, all
  /// rows are asked for again, with a warning (J292).
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates(isAnimated: true) }
  }

  /// Shows rows that are new in the data source, at the places that they have after it.
  public func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    change(animationOptions) { $0.insert(indexes) }
  }

  /// Shows rows no more that are gone from the data source.
  public func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    change(animationOptions) { $0.remove(indexes) }
  }

  /// Moves a row that has another place in the data source.
  public func moveRow(at oldIndex: Int, to newIndex: Int) {
    change(.effectFade) { $0.move(oldIndex, to: newIndex) }
  }

  private func change(_ animation: AnimationOptions, _ change: (inout RowChanges) -> Void) {
    loadIfNeeded()
    updates.begin(rows.count)
    change(&updates)
    if updateDepth == 0 { applyUpdates(isAnimated: !animation.isEmpty) }
  }

  private func applyUpdates(isAnimated: Bool) {
    guard let origins = updates.origins else { return }
    updates = RowChanges()
    guard origins.count == max(0, source.rowCount) else {
      RuntimeWarning.report(
        .misusedViews(
          "After changes, a table has \(origins.count) rows, but its data source has \(source.rowCount); it is reloaded."
        ))
      return reloadData()
    }
    guard isAnimated, window != nil, UIView.areAnimationsEnabled else { return show(origins) }
    withAnimation(.easeInOut(duration: 0.3)) { show(origins) }
  }

  /// Gives the views of rows and the selection their new places.
  private func show(_ origins: [Int?]) {
    var (old, heights, chosen) = (rows.shown, [Int: CGFloat](), IndexSet())
    var shown: [Int: NSTableRowView] = [:]
    let wasAnchor = anchor
    anchor = -1
    for (row, origin) in origins.enumerated() {
      guard let origin else { continue }
      if let view = old.removeValue(forKey: origin) { shown[row] = view }
      if rows.isKnown(origin) { heights[row] = rows.height(of: origin) }
      if selection.contains(origin) { chosen.insert(row) }
      if origin == wasAnchor { anchor = row }
    }
    rows.shown = shown
    for (_, view) in old { retire(view, -1) }
    load(count: origins.count, heights: heights)
    invalidateIntrinsicContentSize()
    choose(chosen)
    for (row, view) in rows.shown { dress(view, row) }
    tileRows()
  }

  // MARK: Reloading

  /// Asks for the views of cells again.
  public func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    loadIfNeeded()
    let keys = Set(columnIndexes.filter { columns.indices.contains($0) }.map { ObjectIdentifier(columns[$0]) })
    for (row, view) in rows.shown where rowIndexes.contains(row) {
      discardCells(of: view, view.isGroupRowStyle ? nil : keys)
      makeCells(of: view, row)
    }
    needsLayout = true
  }

  /// Asks how many rows there are. Views that are shown stay.
  public func noteNumberOfRowsChanged() {
    loadIfNeeded()
    let count = max(0, source.rowCount)
    if count > rows.count {
      insertRows(at: IndexSet(integersIn: rows.count..<count))
    } else if count < rows.count {
      removeRows(at: IndexSet(integersIn: count..<rows.count))
    }
  }

  /// Asks how high rows are.
  public func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    loadIfNeeded()
    var heights: [Int: CGFloat] = [:]
    for row in 0..<rows.count where !indexSet.contains(row) && rows.isKnown(row) { heights[row] = rows.height(of: row) }
    load(count: rows.count, heights: heights)
    needsLayout = true
  }
}

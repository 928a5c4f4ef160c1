import Foundation
import SwiftUI

extension UITableView {
  /// Begins changes that are made together; they can be nested.
  public func beginUpdates() {
    // The numbers before the changes are those that they are counted from.
    if !changes.isOpen { loadIfNeeded() }
    changes.begin()
  }

  /// Makes the changes since the outermost `beginUpdates`.
  public func endUpdates() {
    endUpdates(completion: nil)
  }

  private func endUpdates(completion: ((Bool) -> Void)?) {
    guard let ended = changes.end() else { return }
    apply(ended.updates, isAnimated: ended.isAnimated, completion: completion)
  }

  /// Makes changes together.
  ///
  /// - Parameters:
  ///   - updates: calls the methods that change rows and sections.
  ///   - completion: called when the rows are at their places.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates(completion: completion)
  }

  private func change(_ animation: RowAnimation, _ change: (inout SectionedUpdates) -> Void) {
    beginUpdates()
    change(&changes.updates)
    if animation == .none { changes.isWithoutAnimation = true }
    endUpdates()
  }

  // MARK: Rows

  /// Shows rows that the data source has now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes away rows that the data source does not have any more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Makes the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Has the content of rows in sight set again, in their cells, and their heights found out.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths where cells[path] != nil {
      guard let cell = cells[path] else { continue }
      reconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      if let index = geometry.index(of: .row(path)) { geometry.forget(index) }
    }
    setNeedsLayout()
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows[indexPath] = newIndexPath }
  }

  // MARK: Sections

  /// Shows sections that the data source has now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source does not have any more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Makes the cells of sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections[section] = newSection }
  }

  // MARK: Applying

  /// Shows what the data source has after changes.
  func apply(_ changes: SectionedUpdates, isAnimated: Bool, completion: ((Bool) -> Void)?) {
    guard geometry.isLoaded else {
      setNeedsLayout()
      completion?(true)
      return
    }
    let old = geometry.rowCounts
    let new = askForCounts()
    let mapping = SectionedMapping(changes, from: old, to: new)
    if let contradiction = mapping.contradiction(from: old, to: new) {
      fatalError("Invalid update of a table: \(contradiction).")
    }
    let gone = renumber(mapping, new, forgetsHeights: changes.isEmpty)
    guard isAnimated, window != nil, UIView.areAnimationsEnabled else {
      show(gone)
      finish(gone)
      completion?(true)
      return
    }
    withAnimation(.easeInOut(duration: 0.3)) {
      show(gone)
    } completion: {
      self.finish(gone)
      completion?(true)
    }
  }

  /// Gives cells, lengths and the selection their new index paths.
  ///
  /// - Returns: the cells of rows that are not there any more, or are made anew.
  private func renumber(_ mapping: SectionedMapping, _ counts: [Int], forgetsHeights: Bool) -> [UITableViewCell] {
    var known: [TableGeometry.Part: CGFloat] = [:]
    for (part, length) in geometry.measured where !forgetsHeights {
      if case .row(let path) = part, !mapping.isReloaded(path), let place = mapping.row(path) {
        known[.row(place)] = length
      }
    }
    var gone: [UITableViewCell] = []
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if !mapping.isReloaded(path), let place = mapping.row(path) { kept[place] = cell } else { gone.append(cell) }
    }
    cells = kept
    for view in supplements.values { view.removeFromSuperview() }
    supplements = [:]
    selection = Set(selection.compactMap { mapping.isReloaded($0) ? nil : mapping.row($0) })
    touched = touched.flatMap { mapping.row($0) }
    geometry.load(counts, estimate: rowEstimate, known: known)
    return gone
  }

  private func show(_ gone: [UITableViewCell]) {
    for cell in gone { cell.removeFromSuperview() }
    tile()
    marksDidChange()
    layerModel.didChange()
  }

  /// Cells that went are used again once they are not seen any more.
  private func finish(_ gone: [UITableViewCell]) {
    for cell in gone { pool.put(cell, cell.reuseIdentifier) }
  }
}

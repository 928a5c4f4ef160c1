import Foundation
import SwiftUI

extension UICollectionView {
  /// Makes changes together (J36).
  ///
  /// - Parameters:
  ///   - updates: calls the methods that change items and sections.
  ///   - completion: called when the items are at their places.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    // The numbers before the changes are those that they are counted from.
    if !changes.isOpen { _ = loadedCounts }
    changes.begin()
    updates?()
    guard let ended = changes.end() else {
      completion?(true)
      return
    }
    apply(ended.updates, isAnimated: ended.isAnimated, completion: completion)
  }

  private func change(_ change: @escaping (inout SectionedUpdates) -> Void) {
    performBatchUpdates { change(&self.changes.updates) }
  }

  // MARK: Items

  /// Shows items that the data source has now.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes away items that the data source does not have any more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Makes the cells of items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Has the content of items in sight set again, in their cells.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cells[path] else { continue }
      reconfigured = cell
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      cell.contentDidChange()
    }
    setNeedsLayout()
  }

  // MARK: Sections

  /// Shows sections that the data source has now.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source does not have any more.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Makes the cells of sections anew.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: Applying

  /// Shows what the data source has after changes.
  func apply(_ updates: SectionedUpdates, isAnimated: Bool, completion: ((Bool) -> Void)?) {
    guard let old = counts else {
      setNeedsReload()
      completion?(true)
      return
    }
    let new = askForCounts()
    let mapping = SectionedMapping(updates, from: old, to: new)
    if let contradiction = mapping.contradiction(from: old, to: new) {
      fatalError("Invalid update of a collection view: \(contradiction).")
    }
    movement = nil
    let gone = renumber(mapping)
    counts = new
    collectionViewLayout.itemsDidMove(mapping)
    collectionViewLayout.prepare(forCollectionViewUpdates: updates.items)
    let isMoving = isAnimated && window != nil && UIView.areAnimationsEnabled
    animate(isAnimated) {
      for cell in gone { leave(cell, isMoving: isMoving) }
      if isMoving { appliedUpdates = updates }
      tile()
      appliedUpdates = nil
      marksDidChange()
      collectionViewLayout.finalizeCollectionViewUpdates()
    } completion: {
      for cell in gone {
        cell.view.removeFromSuperview()
        self.pool.put(cell.view, cell.view.poolName)
      }
      completion?(true)
    }
  }

  /// A cell goes: to where the layout says (J101), or else it fades where it is.
  private func leave(_ cell: (path: IndexPath, view: UICollectionViewCell), isMoving: Bool) {
    if isMoving, let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: cell.path),
      final.isUsable
    {
      cell.view.take(final)
    } else {
      cell.view.removeFromSuperview()
    }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell.view, forItemAt: cell.path)
  }

  /// Gives cells and the selection their new index paths.
  ///
  /// - Returns: the cells of items that are not there any more, or are made anew, with where these were.
  private func renumber(_ mapping: SectionedMapping) -> [(path: IndexPath, view: UICollectionViewCell)] {
    var gone: [(IndexPath, UICollectionViewCell)] = []
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in cells {
      if !mapping.isReloaded(path), let place = mapping.row(path) {
        kept[place] = cell
      } else {
        gone.append((path, cell))
      }
    }
    cells = kept
    removeSupplements { _ in true }
    var movedScrollers: [Int: SectionScrollView] = [:]
    for (section, view) in scrollers {
      if let place = mapping.section(section) { movedScrollers[place] = view } else { view.removeFromSuperview() }
    }
    scrollers = movedScrollers
    selection = Set(selection.compactMap { mapping.isReloaded($0) ? nil : mapping.row($0) })
    touched = touched.flatMap { mapping.row($0) }
    return gone
  }
}

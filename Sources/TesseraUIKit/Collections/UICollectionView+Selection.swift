import Foundation
import SwiftUI
import TesseraCore

extension UICollectionView {
  private var allowsChoice: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: The program

  /// The chosen items; nil if there is none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Chooses an item; the delegate is not told. nil chooses none; an item that there is not changes nothing.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return clearSelection() }
    guard has(indexPath), allowsChoice else { return }
    if !allowsSeveral { clearSelection(except: indexPath) }
    selection.insert(indexPath)
    cells[indexPath]?.isSelected = true
    selectionDidChange(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Chooses an item no more; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    cells[indexPath]?.isSelected = false
    selectionDidChange(indexPath)
  }

  func clearSelection(except kept: IndexPath? = nil) {
    for path in selection where path != kept { deselectItem(at: path, animated: false) }
  }

  private func selectionDidChange(_ path: IndexPath) {
    if isEditing, let cell = cells[path] { mark(cell, at: path) }
  }

  // MARK: The user

  /// A cell was touched.
  ///
  /// - Returns: whether the view does something with it.
  func wasTouched(_ cell: UICollectionViewCell) -> Bool {
    guard allowsChoice, let path = indexPath(for: cell) else { return false }
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false else { return false }
    touched = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func isTouching(_ cell: UICollectionViewCell) -> Bool { touched.map { cells[$0] === cell } ?? false }

  /// The touch belongs to something else.
  func touchWasLost() {
    guard let path = touched else { return }
    touched = nil
    cells[path]?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// The touched item is chosen, or chosen no more.
  func touchDidEnd() {
    guard let path = touched else { return }
    touchWasLost()
    if selection.contains(path), allowsSeveral { return deselectByUser(path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    if !allowsSeveral { for other in selection where other != path { deselectByUser(other, isAsked: false) } }
    selection.insert(path)
    cells[path]?.isSelected = true
    selectionDidChange(path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    guard !isEditing, let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func deselectByUser(_ path: IndexPath, isAsked: Bool = true) {
    if isAsked, collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) == false { return }
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: What is in sight

  /// The cells in sight.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The cell of an item in sight; nil for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The item of a cell in sight; nil for others.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The item at a point of the content; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    for (path, cell) in cells where cell.superview is SectionScrollView {
      if cell.bounds.contains(cell.convert(point, from: self)) { return path }
    }
    let near = CGRect(x: point.x - 0.25, y: point.y - 0.25, width: 0.5, height: 0.5)
    return collectionViewLayout.layoutAttributesForElements(in: near)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// A supplementary view in sight; nil for others.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    layoutIfNeeded()
    return supplements[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// The supplementary views of a kind in sight.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The places of the supplementary views of a kind in sight, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return supplements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }

  /// The attributes of an item; nil if there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a supplementary view; nil if there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item; nothing happens, with a warning, if there is no such item.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - scrollPosition: where it comes to lie; empty for as near as it takes to be in sight.
  ///   - animated: whether the view moves there.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard has(indexPath), let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else {
      return RuntimeWarning.report(
        .misusedViews(
          "A collection view was to scroll to item \(indexPath.item) of section \(indexPath.section), which is not there."
        ))
    }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let (frame, seen, insets) = (attributes.frame, uncoveredRect, adjustedContentInset)
    let x = scrollPosition.place(
      (frame.minX, frame.maxX), (seen.minX, seen.maxX), .left, .centeredHorizontally, .right)
    let y = scrollPosition.place((frame.minY, frame.maxY), (seen.minY, seen.maxY), .top, .centeredVertically, .bottom)
    setContentOffset(nearestOffset(to: CGPoint(x: x - insets.left, y: y - insets.top)), animated: animated)
    if let view = scrollers[indexPath.section] { scroll(view, to: indexPath, scrollPosition, animated) }
  }

  private func scroll(_ view: SectionScrollView, to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    let all = CGRect(origin: .zero, size: view.contentSize)
    let attributes = collectionViewLayout.attributes(inScrollerOf: path.section, all).first { $0.indexPath == path }
    guard let frame = attributes?.frame else { return }
    let x = position.place(
      (frame.minX, frame.maxX), (view.contentOffset.x, view.contentOffset.x + view.bounds.width), .left,
      .centeredHorizontally, .right)
    view.setContentOffset(
      CGPoint(x: max(0, min(x, view.contentSize.width - view.bounds.width)), y: view.contentOffset.y),
      animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  /// Where what is seen begins, for an item to lie at an edge or in the middle; else as near as it takes.
  fileprivate func place(
    _ item: (start: CGFloat, end: CGFloat), _ seen: (start: CGFloat, end: CGFloat), _ first: Self, _ middle: Self,
    _ last: Self
  ) -> CGFloat {
    let length = seen.end - seen.start
    if contains(first) { return item.start }
    if contains(middle) { return (item.start + item.end - length) / 2 }
    if contains(last) { return item.end - length }
    return min(max(seen.start, item.end - length), item.start)
  }
}

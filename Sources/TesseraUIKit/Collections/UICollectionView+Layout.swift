import Foundation
import SwiftUI
import TesseraCore

extension UICollectionView {
  /// How often elements are placed anew because views want other sizes.
  private static let sizingPasses = 16

  /// Makes what is in sight, places it, and takes away what is not (J64).
  func tile() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    prepareLayout()
    showListBackground()
    if let backgroundView { backgroundView.frame = CGRect(origin: bounds.origin, size: bounds.size) }
    var shown = attributesInSight()
    for _ in 0..<Self.sizingPasses where measure(shown) {
      prepareLayout()
      shown = attributesInSight()
    }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    place(shown)
    placeScrollers()
    prefetch()
  }

  /// The attributes of the elements in sight, each element once.
  private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let rect = visibleRect
    var known: Set<CollectionElement> = []
    return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { attributes in
      guard attributes.isUsable else {
        RuntimeWarning.report(.invalidGeometry)
        return false
      }
      return attributes.frame.applying(around: attributes).intersects(rect) && isThere(attributes)
        && known.insert(attributes.element).inserted
    }
  }

  /// Layouts of a program's own may name items that are not there.
  private func isThere(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || has(attributes.indexPath)
  }

  // MARK: Measuring

  /// Tells the layout which sizes the views in sight want.
  ///
  /// - Returns: whether anything is to be placed anew.
  private func measure(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    var isInvalid = false
    // What is pushed out of sight by the growth of those before it is not measured, so that no cell is made for it.
    var growth: CGFloat = 0
    for original in shown where original.representedElementCategory != .decorationView {
      guard original.frame.minY + growth < visibleRect.maxY else { continue }
      guard let view = view(of: original), let growing = layout(original, wantedBy: view) else { continue }
      growth += max(0, growing)
      isInvalid = true
    }
    return isInvalid
  }

  /// - Returns: how much higher the view wants to be, if the layout does something about its size; else nil.
  func layout(_ original: UICollectionViewLayoutAttributes, wantedBy view: UICollectionReusableView) -> CGFloat? {
    guard view.measuredSize != original.size else { return nil }
    view.measuredSize = original.size
    let wanted = view.preferredLayoutAttributesFitting(original.duplicate)
    let layout = collectionViewLayout
    guard wanted.isUsable,
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original)
    else { return nil }
    view.measuredSize = wanted.size
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original))
    return wanted.size.height - original.size.height
  }

  // MARK: Views

  func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: cell(at: attributes.indexPath)
    case .supplementaryView, .decorationView: supplement(attributes.element)
    }
  }

  /// The cell of an item, which is made if it is not there.
  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    cell.collection = self
    if cell.isSelected != selection.contains(path) { cell.isSelected = selection.contains(path) }
    mark(cell, at: path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func supplement(_ element: CollectionElement) -> UICollectionReusableView? {
    if let view = supplements[element] { return view }
    let made =
      element.category == .decorationView
      ? collectionViewLayout.makeDecoration(element.kind)
      : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    guard let view = made else { return nil }
    supplements[element] = view
    if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    }
    return view
  }

  // MARK: Placing

  private func place(_ shown: [UICollectionViewLayoutAttributes]) {
    var present: Set<CollectionElement> = []
    var ordered: [UIView] = []
    for attributes in shown.map(moved).sorted(by: Self.isBefore) {
      guard let view = view(of: attributes) else { continue }
      if !arrive(view, attributes) {
        view.take(attributes)
        if view.superview !== self { addSubview(view) }
      }
      present.insert(attributes.element)
      ordered.append(view)
    }
    let inScrollers = cells.filter { $0.value.superview is SectionScrollView }
    // The cell that is moved stays where the user holds it.
    removeCells { !present.contains(.cell($0)) && inScrollers[$0] == nil && movement?.source != $0 }
    removeSupplements { !present.contains($0) }
    putInOrder(ordered)
  }

  /// A cell that an update brings comes from where the layout says (J101).
  ///
  /// - Returns: whether it does.
  private func arrive(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard view.superview !== self, let appliedUpdates, attributes.representedElementCategory == .cell,
      appliedUpdates.brings(attributes.indexPath),
      let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath),
      initial.isUsable
    else { return false }
    view.transition = .identity
    view.take(initial)
    addSubview(view)
    AnimationStart.animate(Self.updateAnimation) {
      view.take(attributes)
    } completion: {
      view.transition = .opacity
    }
    return true
  }

  /// Elements with greater numbers lie in front; others in the order in which they are read.
  private static func isBefore(_ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes)
    -> Bool
  {
    let (left, right) = (first.frame, second.frame)
    return (first.zIndex, left.minY, left.minX) < (second.zIndex, right.minY, right.minX)
  }

  /// Places the parts of sections that scroll by themselves, and the items in them.
  private func placeScrollers() {
    let parts = collectionViewLayout.scrollers(in: visibleRect)
    let sections = Set(parts.map(\.section))
    for (section, view) in scrollers where !sections.contains(section) {
      scrollers[section] = nil
      removeCells { $0.section == section }
      view.removeFromSuperview()
    }
    for part in parts {
      let view = scrollers[part.section] ?? SectionScrollView(of: self)
      scrollers[part.section] = view
      view.show(part)
      if view.superview !== self { addSubview(view) }
      fill(view, part.section)
    }
  }

  /// Makes the items in sight of a part that scrolls by itself, and takes away those that are not.
  private func fill(_ view: SectionScrollView, _ section: Int) {
    let rect = CGRect(origin: view.contentOffset, size: view.frame.size)
    let shown = collectionViewLayout.attributes(inScrollerOf: section, rect).filter(isThere)
    collectionViewLayout.scrollerShows(shown, section: section, offset: view.contentOffset)
    var present: Set<IndexPath> = []
    for attributes in shown {
      guard let cell = self.view(of: attributes) else { continue }
      cell.take(attributes)
      if cell.superview !== view { view.addSubview(cell) }
      present.insert(attributes.indexPath)
    }
    removeCells { $0.section == section && !present.contains($0) }
  }

  // MARK: Removing

  func removeAllElements() {
    removeCells { _ in true }
    removeSupplements { _ in true }
    for view in scrollers.values { view.removeFromSuperview() }
    scrollers = [:]
  }

  private func removeCells(where isGone: (IndexPath) -> Bool) {
    for (path, cell) in cells where isGone(path) {
      cells[path] = nil
      let wasShown = cell.superview != nil
      cell.removeFromSuperview()
      pool.put(cell, cell.poolName)
      if wasShown { collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    }
  }

  func removeSupplements(where isGone: (CollectionElement) -> Bool) {
    for (element, view) in supplements where isGone(element) {
      supplements[element] = nil
      view.removeFromSuperview()
      guard element.category == .supplementaryView else { continue }
      pool.put(view, view.poolName)
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
    }
  }

  // MARK: Soon in sight

  /// Announces the items of the next screen, once, and calls off those that are not near any more (J64).
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isSideways = contentSize.width > bounds.width
    let next = visibleRect.offsetBy(dx: isSideways ? bounds.width : 0, dy: isSideways ? 0 : bounds.height)
    let paths = (collectionViewLayout.layoutAttributesForElements(in: next) ?? []).filter {
      $0.representedElementCategory == .cell && isThere($0) && cells[$0.indexPath] == nil
    }.map(\.indexPath)
    let known = prefetched
    prefetched = Set(paths)
    let new = paths.filter { !known.contains($0) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    let unneeded = known.subtracting(paths).filter { cells[$0] == nil && has($0) }.sorted()
    if !unneeded.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: unneeded) }
  }
}

extension UIView {
  /// Has subviews lie in an order, where the first of them lies.
  func putInOrder(_ ordered: [UIView]) {
    let all = Set(ordered.map { ObjectIdentifier($0) })
    let present = subviews.filter { all.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(ordered, by: ===), let first = subviews.firstIndex(where: { $0 === present.first })
    else { return }
    for (offset, view) in ordered.enumerated() { insertSubview(view, at: first + offset) }
  }
}

extension CGRect {
  /// The box around the rectangle with the transform of attributes.
  @MainActor
  fileprivate func applying(around attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard !attributes.transform.isIdentity else { return self }
    return offsetBy(dx: -midX, dy: -midY).applying(attributes.transform).offsetBy(dx: midX, dy: midY)
  }
}

import Foundation

/// Finds and creates the visible rows.
extension LazyStackNode {
  /// The part of the stack, along its axis, that scroll views around it show.
  final func visibleBounds() -> (lower: CGFloat, upper: CGFloat) {
    bounds { $0.visibleBounds(self.axis) }
  }

  /// The same without the safe area before and after the windows, where bars may lie.
  final func windowBounds() -> (lower: CGFloat, upper: CGFloat) {
    bounds { (0, $0.size[self.axis]) }
  }

  final func bounds(
    _ window: (ScrollNode) -> (lower: CGFloat, upper: CGFloat)
  ) -> (lower: CGFloat, upper: CGFloat) {
    var bounds: (lower: CGFloat, upper: CGFloat) = (-.infinity, .infinity)
    var position: CGFloat = 0
    var node: LayoutNode = self
    var nearest: ScrollNode?
    var outerCount = 0
    while let parent = node.layoutParent {
      position += node.origin[axis]
      if let scroll = parent as? ScrollNode {
        position += scroll.shift[axis]
        if scroll.axes.contains(Axis.Set(axis)) {
          if nearest == nil {
            nearest = scroll
          } else {
            listen(toOuter: scroll, outerCount)
            outerCount += 1
          }
          let window = window(scroll)
          bounds.lower = max(bounds.lower, window.lower - position)
          bounds.upper = min(bounds.upper, window.upper - position)
        }
      }
      node = parent
    }
    listen(to: nearest)
    stopListening(toOuterFrom: outerCount)
    return bounds
  }

  final func listen(to newScrollNode: ScrollNode?) {
    guard newScrollNode !== scrollNode else { return }
    scrollNode?.withdraw(self)
    scrollNode = newScrollNode
    newScrollNode?.register(self)
  }

  /// Listens to the outer scroll views, which also change what is visible. They are counted from the inside.
  private func listen(toOuter newScrollNode: ScrollNode, _ index: Int) {
    if index < outerScrollNodes.count {
      guard outerScrollNodes[index].node !== newScrollNode else { return }
      stopListening(toOuterFrom: index)
    }
    outerScrollNodes.append(WeakScrollNode(node: newScrollNode))
    newScrollNode.register(self)
  }

  final func stopListening(toOuterFrom index: Int) {
    while outerScrollNodes.count > index { outerScrollNodes.removeLast().node?.withdraw(self) }
  }

  final func rowsInSight() -> Range<Int> {
    let bounds = visibleBounds()
    if bounds.lower == -.infinity { return rows.indices }
    guard axis == .horizontal, isRightToLeft else { return lengths.rows(from: bounds.lower, to: bounds.upper) }
    let length = lengths.total()
    return lengths.rows(from: length - bounds.upper, to: length - bounds.lower)
  }

  /// The scroll view moved, or what is around this stack.
  final func visibleRectDidChange() {
    guard !isRemoved, !isLayoutDirty, pinned.isNeeded || rowsInSight() != shown else { return }
    invalidateLayout()
  }

  /// How often the visible rows are determined again because estimated lengths were wrong. More lengths are known each
  /// time.
  private static let maximumAttempts = 100

  /// Creates the visible rows, until their lengths fill the visible area, and drops the others.
  final func showRowsInSight() {
    var held = placeHeldRow()
    let before = shown
    var anchor = held == nil ? movedWithContent(placedAnchor) : nil
    for _ in 0..<Self.maximumAttempts {
      let wanted = rowsInSight()
      if wanted == shown, !needsRowMeasures { break }
      guard show(wanted) else {
        // A row was expanded to several, so the rows changed.
        collectRows()
        anchor = nil
        held = placeHeldRow()
        continue
      }
      measureShownRows()
      anchor = keepInPlace(anchor)
      held = keepInPlace(held)
    }
    showPinnedRows()
    adoptShownElements()
    dropHiddenRows(before)
  }

  /// Whether a row is laid out.
  final func isShown(_ index: Int) -> Bool {
    shown.contains(index) || pinned.elements[index] != nil
  }

  /// Creates the pinned headers and footers whose own place is out of sight.
  final func showPinnedRows() {
    let before = pinned.elements
    pinned.elements = [:]
    for index in pinned.rows(beside: shown, of: rows) {
      if let known = before[index] {
        pinned.elements[index] = known
      } else if let made = makeElements(of: index) {
        touched.append(index)
        pinned.elements[index] = decorated(made, at: index)
      }
    }
    for index in before.keys where !isShown(index) { dropRow(index) }
  }

  /// Creates the missing rows.
  ///
  /// - Returns: false if one of them was expanded to several.
  final func show(_ wanted: Range<Int>) -> Bool {
    var elements: ContiguousArray<ContiguousArray<LayoutNode>> = []
    elements.reserveCapacity(wanted.count)
    for index in wanted {
      if shown.contains(index) {
        elements.append(shownElements[index - shown.lowerBound])
      } else {
        guard let made = makeElements(of: index) else { return false }
        touched.append(index)
        let new = decorated(made, at: index)
        // Some elements depend on the axis of their stack, as dividers do.
        for element in new { adopt(element, at: 0) }
        elements.append(new)
      }
    }
    shown = wanted
    shownElements = elements
    return true
  }

  final func adoptShownElements() {
    children.removeAll(keepingCapacity: true)
    for elements in shownElements { children.append(contentsOf: elements) }
    for elements in pinned.elements.values { children.append(contentsOf: elements) }
    for (index, child) in children.enumerated() { adopt(child, at: index) }
    childrenDidChange()
  }

  final func dropHiddenRows(_ before: Range<Int>) {
    if rowsChanged {
      for run in rows.runs {
        guard let (source, range) = run.sourceRows else { continue }
        for index in source.madeRows(in: range) {
          let position = run.positions.lowerBound + index - range.lowerBound
          if !isShown(position) { dropRow(position) }
        }
      }
      lines?.dropHiddenCells()
    } else {
      for index in before where !isShown(index) { dropRow(index) }
      for index in touched where !isShown(index) { dropRow(index) }
    }
    rowsChanged = false
    touched.removeAll(keepingCapacity: true)
  }
}

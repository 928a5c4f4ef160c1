import Foundation

/// Keeps the row at the scroll position in its visible place (J5).
extension LazyStackNode {
  /// Records where that row begins, before the rows change (J5).
  final func holdKeptRow() {
    guard heldRow == nil, let scrollNode, var child = scrollNode.trackedPosition?.element, !child.isRemoved else {
      return
    }
    while let parent = child.layoutParent, parent !== self { child = parent }
    guard let place = shownElements.firstIndex(where: { $0.contains { $0 === child } }) else { return }
    heldRow = HeldRow(
      start: lengths.start(of: shown.lowerBound + place), offset: scrollNode.offset[axis],
      traveled: scrollNode.traveled[axis])
  }

  /// Moves the content as far as that row moved, so that the row stays visible and need not be created again.
  ///
  /// - Returns: which row it is, and where it begins now.
  final func placeHeldRow() -> (index: Int, start: CGFloat)? {
    guard let held = heldRow else { return nil }
    heldRow = nil
    guard let scrollNode, let element = scrollNode.trackedPosition?.element, !element.isRemoved,
      let index = rowIndex(around: element)
    else { return nil }
    let start = lengths.start(of: index)
    let offset = held.offset + start - held.start + scrollNode.traveled[axis] - held.traveled
    scrollNode.shiftOffset(by: offset - scrollNode.offset[axis], along: axis)
    return (index, start)
  }

  /// The row that an element belongs to.
  final func rowIndex(around element: LayoutNode) -> Int? {
    var node: ViewNode = element
    while let parent = node.parent, parent !== node, parent !== self {
      if let source = parent as? any RowSource {
        return source.index(of: node).flatMap { position(of: source, at: $0) }
      }
      node = parent
    }
    return nil
  }

  /// Keeps visible rows in place, although rows in front of them turned out longer or shorter (C96).
  final func keepInPlace(_ anchor: (index: Int, start: CGFloat)?) -> (index: Int, start: CGFloat)? {
    guard let anchor, shown.contains(anchor.index) else { return anchor }
    return movedWithContent(anchor)
  }

  /// Moves the content as far as a row moved.
  final func movedWithContent(_ anchor: (index: Int, start: CGFloat)?) -> (index: Int, start: CGFloat)? {
    guard let anchor else { return nil }
    let start = lengths.start(of: anchor.index)
    if start != anchor.start { scrollNode?.shiftOffset(by: start - anchor.start, along: axis) }
    return (anchor.index, start)
  }
}

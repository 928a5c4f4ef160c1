import Foundation

/// An element of a container that can be reordered, and where it is on the screen.
nonisolated struct ReorderItem {
  let id: AnyHashable
  /// The element after it in the collection; nil for the last one.
  let next: AnyHashable?
  let collection: AnyHashable
  /// In the surface.
  let frame: CGRect
}

/// A place between elements at which others can be dropped (F43).
nonisolated struct ReorderSlot {
  let collection: AnyHashable
  /// The element that is behind the place; nil at the end of the collection.
  let next: AnyHashable?
  /// The line that shows the place, in the surface.
  let line: CGRect

  /// The place next to the element that is nearest to a point; nil if there are no elements.
  ///
  /// - Parameter items: in the order of their collections.
  init?(at point: CGPoint, among items: [ReorderItem], isRightToLeft: Bool) {
    let distances = items.map { $0.frame.distance(to: point) }
    guard let index = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return nil }
    let item = items[index]
    let isInRow = Self.formRows(items.filter { $0.collection == item.collection })
    let isFirstHalf: Bool
    if isInRow {
      isFirstHalf = (point.x < item.frame.midX) != isRightToLeft
    } else {
      isFirstHalf = point.y < item.frame.midY
    }
    collection = item.collection
    next = isFirstHalf ? item.id : item.next
    line = Self.line(at: item.frame, isInRow: isInRow, isAtMinimum: isFirstHalf != (isInRow && isRightToLeft))
  }

  /// Whether some elements are beside each other, as in horizontal stacks and grids.
  private static func formRows(_ items: [ReorderItem]) -> Bool {
    zip(items, items.dropFirst()).contains { first, second in
      let overlap = min(first.frame.maxY, second.frame.maxY) - max(first.frame.minY, second.frame.minY)
      return overlap > min(first.frame.height, second.frame.height) / 2
    }
  }

  private static func line(at frame: CGRect, isInRow: Bool, isAtMinimum: Bool) -> CGRect {
    let thickness: CGFloat = 2
    if isInRow {
      let x = isAtMinimum ? frame.minX : frame.maxX
      return CGRect(x: x - thickness / 2, y: frame.minY, width: thickness, height: frame.height)
    }
    let y = isAtMinimum ? frame.minY : frame.maxY
    return CGRect(x: frame.minX, y: y - thickness / 2, width: frame.width, height: thickness)
  }

  /// Whether an element that is dropped here stays where it is.
  func isPlace(of item: ReorderItem) -> Bool {
    collection == item.collection && (next == item.id || next == item.next)
  }
}

nonisolated extension CGRect {
  /// 0 within the rectangle.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}

import Foundation
import SwiftUI

/// Along which axis a collection view scrolls, and what lies along and across it.
nonisolated struct ScrollAxis: Equatable {
  let isVertical: Bool

  init(_ direction: UICollectionView.ScrollDirection) {
    isVertical = direction == .vertical
  }

  init(isVertical: Bool) {
    self.isVertical = isVertical
  }

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func rect(main: CGFloat, cross: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size)
  }

  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }

  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func moved(_ rect: CGRect, to main: CGFloat) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: rect.minX, y: main) : CGPoint(x: main, y: rect.minY), size: rect.size)
  }

  /// The insets before and after the content, along the axis and across it.
  func insets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, first: CGFloat, last: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right) : (insets.left, insets.right, insets.top, insets.bottom)
  }
}

nonisolated extension Array {
  /// The first place from which on a condition holds, which holds for all elements behind the first for that it does.
  func firstPlace(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import Foundation
import SwiftUI

/// Shows a section of a collection view that scrolls by itself (J67).
@MainActor
final class SectionScrollView: UIScrollView {
  private weak var collection: UICollectionView?

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes the place and the content of a section.
  func show(_ part: SectionScroller) {
    if frame != part.frame { frame = CGRect(origin: part.frame.origin, size: part.frame.size) }
    if contentSize != part.contentSize { contentSize = part.contentSize }
    scrollAxes = part.isHorizontal ? .horizontal : .vertical
    guard let stop = part.stop else {
      scrollTarget = nil
      return
    }
    let isHorizontal = part.isHorizontal
    scrollTarget = { place, start, velocity in
      let (proposed, began) = isHorizontal ? (place.x, start.x) : (place.y, start.y)
      let end = stop(proposed, began, isHorizontal ? velocity.x : velocity.y)
      return isHorizontal ? CGPoint(x: end, y: place.y) : CGPoint(x: place.x, y: end)
    }
  }

  override func offsetDidChange() { collection?.setNeedsLayout() }
}

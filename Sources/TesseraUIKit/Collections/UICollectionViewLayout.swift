import Foundation
import SwiftUI

/// Says where the elements of a collection view lie. Layouts of a program's own are subclasses.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The view whose elements are laid out.
  public internal(set) weak var collectionView: UICollectionView?
  private var decorationMakers: [String: () -> UICollectionReusableView] = [:]
  private var isPrepared = false
  private var isPreparing = false

  /// A layout that is in no view yet.
  public override init() {
    super.init()
  }

  /// No layout is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: What subclasses override

  /// Works out what the other methods answer. Called after an invalidation, before they are.
  open func prepare() {}

  /// The size of all that can be scrolled, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that lie in a rectangle; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether scrolling to other bounds changes where elements lie. Another size always has the layout prepared again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the size that a view wants changes where elements lie.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is invalid when a view wants another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// What is invalid after scrolling.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }

  /// Where scrolling ends that would end at a place.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// An update is about to be shown, for which the next two methods are asked. Overrides call it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The cells of an update are on their way. Overrides call it.
  open func finalizeCollectionViewUpdates() {}

  /// How the cell of an item that comes in an update is shown at first; nil to fade in where it will lie (J101).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// How the cell of an item that goes in an update is shown at last; nil to fade out where it lies (J101).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Has the layout prepared again.
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }

  /// Has what a context names laid out again. Overrides call it.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Subclasses set properties when they prepare, which is before places are worked out.
    guard !isPreparing else { return }
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Prepares the layout if that has to be done.
  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    isPreparing = true
    prepare()
    isPreparing = false
  }

  /// The numbers of items are others.
  func dataDidChange() {
    isPrepared = false
  }

  /// Items are at other places.
  func itemsDidMove(_ mapping: SectionedMapping) {
    dataDidChange()
  }

  /// The size of the view is another one.
  func sizeDidChange() {
    isPrepared = false
  }

  // MARK: Decorations

  /// Has decoration views of a kind made by a class; nil for no more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      decorationMakers[elementKind] = nil
      return
    }
    decorationMakers[elementKind] = { type.init(reusableIn: CGRect.zero) }
  }

  /// A decoration view of a kind; nil for a kind that was not registered.
  func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorationMakers[kind]?() }

  // MARK: What layouts of this module add

  /// The parts of sections that scroll by themselves, in a rectangle.
  func scrollers(in rect: CGRect) -> [SectionScroller] { [] }

  /// The attributes of the items in a part of a section that scrolls by itself, in its coordinates.
  func attributes(inScrollerOf section: Int, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

  /// A part of a section that scrolls by itself came to another place, or its items are about to be shown.
  func scrollerShows(_ attributes: [UICollectionViewLayoutAttributes], section: Int, offset: CGPoint) {}

  /// How the rows of a section look that is a list; nil for others.
  func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

/// Which elements of a layout have to be laid out again. Layouts of the system lay all of them out again.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Items that are invalid; nil if none was named.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Supplementary views that are invalid, by their kinds; nil if none was named.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Decoration views that are invalid, by their kinds; nil if none was named.
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Whether all elements are invalid.
  open var invalidateEverything: Bool { invalidatedItemIndexPaths == nil }
  /// Whether the data source is asked for its numbers again.
  open var invalidateDataSourceCounts: Bool { false }
  /// What is added to the place that the view is scrolled to. It makes no difference here.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What is added to the size of the content. It makes no difference here.
  open var contentSizeAdjustment = CGSize.zero

  /// A context in which everything is invalid.
  public required override init() {
    super.init()
  }

  /// Names items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views that are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// A part of a section of a collection view that scrolls by itself.
struct SectionScroller {
  let section: Int
  /// In the coordinates of the content around it, in points.
  let frame: CGRect
  let contentSize: CGSize
  let isHorizontal: Bool
  /// Where scrolling comes to rest that would end at a place and began at another one, with a speed, in points; nil for
  /// everywhere.
  let stop: (@MainActor (_ proposed: CGFloat, _ start: CGFloat, _ velocity: CGFloat) -> CGFloat)?
}

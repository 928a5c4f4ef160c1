import Foundation
import SwiftUI
import TesseraCore

/// Items that a layout places. Cells are made for the items in sight only (J64).
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Along which axis a layout scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal
  }

  /// Where an item is scrolled to.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle, from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle, from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// What an element of a layout is.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell = 0
    /// A view that the data source makes beside the cells.
    case supplementaryView
    /// A view that the layout makes.
    case decorationView
  }

  /// The kind of headers of sections.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  let pool = ReusePool()
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [CollectionElement: UICollectionReusableView] = [:]
  /// The parts of sections that scroll by themselves, by section.
  var scrollers: [Int: SectionScrollView] = [:]
  /// How many items each section has; nil if that has to be asked.
  var counts: [Int]?
  var selection: Set<IndexPath> = []
  var touched: IndexPath?
  var changes = UpdateCollector()
  /// The item that is being moved to another place; nil if none is.
  var movement: CollectionMovement?
  /// Where the middle of its cell was when its sign was touched.
  var movementStart = CGPoint.zero
  /// What is applied at the moment; nil if nothing is.
  var appliedUpdates: SectionedUpdates?
  /// The cell whose content is set again.
  var reconfigured: UICollectionViewCell?
  /// What lies behind the rows of a list.
  var shownBackground: Color?
  /// The items that were announced before they are in sight.
  var prefetched: Set<IndexPath> = []
  /// The place that was scrolled to and the size when elements were placed last.
  private var placedBounds = CGRect.null
  private var ownLayout: UICollectionViewLayout
  private var isInEditing = false

  /// A collection view.
  ///
  /// - Parameters:
  ///   - frame: place and size in the view around it, in points.
  ///   - layout: places the items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one: a view with a flow layout.
  public required init?(coder: NSCoder) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    ownLayout.collectionView = self
    addInteractionHandler(CollectionMenus(of: self))
    scrollTarget = { [unowned self] place, _, velocity in
      collectionViewLayout.targetContentOffset(forProposedContentOffset: place, withScrollingVelocity: velocity)
    }
  }

  // MARK: Data

  /// What the view shows; nothing without it.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Is told of items that will be in sight soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items are announced before they are in sight.
  open var isPrefetchingEnabled = true

  /// Is told of what the user does, and asked how items look (J164).
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }

  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  override func scrollDelegateDidChange() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    setNeedsReload()
  }

  /// Has the numbers of items asked for with the next layout.
  func setNeedsReload() {
    counts = nil
    collectionViewLayout.dataDidChange()
    setNeedsLayout()
  }

  /// Asks for all items again. What is chosen is chosen no more.
  open func reloadData() {
    selection = []
    touched = nil
    removeAllElements()
    setNeedsReload()
  }

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has; 0 for one that there is not.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The numbers of items, which are asked for if that has to be done.
  var loadedCounts: [Int] {
    if let counts { return counts }
    let new = askForCounts()
    counts = new
    return new
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func has(_ path: IndexPath) -> Bool {
    path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  // MARK: Layout

  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Has another layout place the items.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - animated: whether cells move to their new places.
  ///   - completion: called when they are there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== ownLayout else {
      completion?(true)
      return
    }
    ownLayout.collectionView = nil
    ownLayout = layout
    layout.collectionView = self
    layout.dataDidChange()
    for view in supplements.values { view.removeFromSuperview() }
    supplements = [:]
    animate(animated) {
      tile()
      marksDidChange()
    } completion: {
      completion?(true)
    }
  }

  static let updateAnimation = Animation.easeInOut(duration: 0.3)

  /// Makes changes with the animation of updates, if the view is shown.
  func animate(_ isAnimated: Bool, _ change: () -> Void, completion: @escaping () -> Void) {
    guard isAnimated, window != nil, UIView.areAnimationsEnabled else {
      change()
      return completion()
    }
    withAnimation(Self.updateAnimation) {
      change()
      layerModel.didChange()
    } completion: {
      completion()
    }
  }

  /// The room for content, without the insets.
  var contentRoom: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
  }

  /// What is seen, in the coordinates of the content.
  var visibleRect: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

  /// What is seen and not covered, in the coordinates of the content: where headers and footers stay that stay in sight.
  var uncoveredRect: CGRect {
    let (inset, room) = (adjustedContentInset, contentRoom)
    return CGRect(
      x: contentOffset.x + inset.left, y: contentOffset.y + inset.top, width: max(0, room.width),
      height: max(0, room.height))
  }

  /// Asks for the numbers of items and prepares the layout, if that has to be done.
  func prepareLayout() {
    _ = loadedCounts
    collectionViewLayout.prepareIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds != placedBounds {
      if bounds.size != placedBounds.size { collectionViewLayout.sizeDidChange() }
      if !placedBounds.isNull, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
      placedBounds = bounds
    }
    tile()
  }

  override func offsetDidChange() { setNeedsLayout() }

  /// A view behind the items, which does not move with them.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Choice and editing

  /// Whether items can be chosen.
  open var allowsSelection = true

  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false

  /// Whether items can be chosen while the view is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be chosen while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the choice follows the focus. It does not here.
  open var selectionFollowsFocus = false

  /// Whether the view is edited: cells of lists show what they have for that.
  open var isEditing: Bool {
    get { isInEditing }
    set {
      guard newValue != isInEditing else { return }
      isInEditing = newValue
      if !newValue { clearSelection() }
      marksDidChange()
    }
  }
}

/// Has the numbers of a collection view, and makes its cells.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// How many sections there are; 1 if it is left out.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view beside the cells. The program ends if the layout has one and this is left out.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// The user moved an item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError("The data source of a collection view makes no supplementary view of the kind \(kind).")
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Is told of items that will be in sight soon.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will be in sight soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items will not be in sight soon, after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

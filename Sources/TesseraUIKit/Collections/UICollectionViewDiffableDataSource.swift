import Foundation
import SwiftUI

/// Shows snapshots in a collection view, and finds out what changed from one to the next (J38).
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource, OutlineSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a view beside the cells.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes the views beside the cells; the program ends if the layout has some and it is nil, or makes none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Is asked and told of items whose items are shown or hidden.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Is asked and told of items that the user moves (J100).
  open var reorderingHandlers = ReorderingHandlers()

  /// Is asked and told of items that the user moves.
  @MainActor @preconcurrency
  public struct ReorderingHandlers {
    /// Whether an item can be moved; nil if none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to be shown at another place.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item is shown at another place.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that allow nothing.
    public init() {}
  }

  /// Is asked and told of items whose items are shown or hidden.
  @MainActor @preconcurrency
  public struct SectionSnapshotHandlers {
    /// Whether the items in an item can be shown; nil if they can.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// The items in an item are about to be shown.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether the items in an item can be hidden; nil if they can.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// The items in an item are about to be hidden.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// The items in an item that is about to show them; nil if they are known.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Handlers that allow everything and hear of nothing.
    public init() {}
  }

  /// A source for a view, whose data source it becomes. The view does not keep it.
  ///
  /// - Parameters:
  ///   - collectionView: the view.
  ///   - cellProvider: makes the cell of an item. The program ends if it makes none.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: what is shown.
  ///   - animatingDifferences: whether cells move to their places.
  ///   - completion: called when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    show(snapshot, animatingDifferences, completion)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    let updates = current.updates(to: snapshot)
    current = snapshot.settled
    guard let collectionView else { return }
    collectionView.apply(updates, isAnimated: isAnimated) { _ in completion?() }
    collectionView.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) })
  }

  /// Shows a snapshot without finding out what changed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  // MARK: Sections with items in items

  /// Shows the items of one section, with items in them. A section that there is not comes at the end.
  ///
  /// - Parameters:
  ///   - snapshot: the items.
  ///   - section: the section.
  ///   - animatingDifferences: whether cells move to their places.
  ///   - completion: called when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = current
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    show(all, animatingDifferences, completion)
  }

  /// The items of a section, with the items in them.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { snapshot.append(current.itemIdentifiers(inSection: section)) }
    return snapshot
  }

  func isExpanded(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return false }
    return outlines[section]?.isExpanded(item) ?? false
  }

  func toggleExpansion(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var outline = outlines[section]
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) != false else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) != false else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let inner = sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: inner)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  // MARK: The data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count(ofSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "The cell provider of a collection view made no cell for item \(indexPath.item) of section "
          + "\(indexPath.section).")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError("The source of a collection view makes no supplementary view of the kind \(kind).")
    }
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var moved = current
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      moved.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: current, to: moved)
    reorderingHandlers.willReorder?(transaction)
    current = moved
    for section in transaction.sectionTransactions where outlines[section.sectionIdentifier] != nil {
      outlines[section.sectionIdentifier] = section.finalSnapshot
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

/// Knows which items show the items in them.
@MainActor
protocol OutlineSource: AnyObject {
  func isExpanded(at path: IndexPath) -> Bool

  func toggleExpansion(at path: IndexPath)
}

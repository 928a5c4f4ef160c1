import Foundation
import SwiftUI

/// Sections that repeat groups of items, each in its own way (J66).
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The section at a place; nil ends the program.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var plans: [SectionPlan] = []
  private var plannedCross: CGFloat = -1
  private var length: CGFloat = 0

  /// What holds for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// A layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// A layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A layout that asks for each section. The program ends if there is none for a section.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout that asks for each section. The program ends if there is none for a section.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// No layout is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) { nil }

  /// A layout all of whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private var axis: ScrollAxis { ScrollAxis(configuration.scrollDirection) }

  // MARK: Working out

  open override func prepare() {
    guard let view = collectionView else {
      plans = []
      return
    }
    let cross = axis.cross(view.contentRoom)
    let known = cross == plannedCross ? plans.map { ($0.measured, $0.measuredEdges) } : []
    plannedCross = cross
    let environment = CollectionEnvironment(view.contentRoom, view.traitCollection)
    plans = (0..<view.numberOfSections).map { index in
      guard let section = provider(index, environment) else {
        fatalError("A compositional layout has no section \(index).")
      }
      let plan = SectionPlan(
        section, count: view.numberOfItems(inSection: index), axis: axis, container: view.contentRoom,
        traits: view.traitCollection, measured: known.indices.contains(index) ? known[index].0 : [:])
      if known.indices.contains(index) { plan.measuredEdges = known[index].1 }
      return plan
    }
    placeSections()
  }

  private func placeSections() {
    var place: CGFloat = 0
    for (index, plan) in plans.enumerated() {
      plan.start = place
      place = plan.end + (index < plans.count - 1 ? configuration.interSectionSpacing : 0)
    }
    length = place
  }

  override func dataDidChange() {
    super.dataDidChange()
    plannedCross = -1
  }

  override func itemsDidMove(_ mapping: SectionedMapping) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, plan) in plans.enumerated() {
      for (item, size) in plan.measured {
        let path = IndexPath(item: item, section: section)
        guard !mapping.isReloaded(path), let place = mapping.row(path) else { continue }
        moved[place.section, default: [:]][place.item] = size
      }
    }
    let cross = plannedCross
    dataDidChange()
    prepareIfNeeded()
    guard plannedCross == cross else { return }
    for (section, sizes) in moved where plans.indices.contains(section) {
      for (item, size) in sizes { plans[section].measure(item, size) }
    }
    placeSections()
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    axis.size(main: length, cross: max(0, plannedCross))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (start, end) = (axis.start(rect), axis.end(rect))
    var result: [UICollectionViewLayoutAttributes] = []
    var index = plans.firstPlace { $0.end > start }
    while index < plans.count, plans[index].start < end {
      result += elements(of: index, in: rect)
      index += 1
    }
    return result
  }

  private func elements(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let plan = plans[index]
    var result = plan.decorationAttributes(index)
    result += plan.edgeAttributes(index, visible: collectionView?.uncoveredRect ?? rect)
    if !plan.isOrthogonal {
      for (item, leaf) in plan.items(in: rect) {
        let path = IndexPath(item: item, section: index)
        result.append(attributes(leaf, at: path))
        result += supplements(of: leaf, at: path)
      }
      plan.section.show(result, offset: collectionView?.contentOffset ?? rect.origin, in: collectionView)
    }
    return result.filter { $0.frame.intersects(rect) }
  }

  private func attributes(_ leaf: GroupPlan.Leaf, at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = leaf.frame
    attributes.zIndex = leaf.zIndex
    attributes.fitsContent = leaf.fitsContent
    return attributes
  }

  private func supplements(of leaf: GroupPlan.Leaf, at path: IndexPath) -> [UICollectionViewLayoutAttributes] {
    (leaf.item?.supplementaryItems ?? []).map { item in
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
      attributes.frame = item.frame(on: leaf.frame)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayout()
    guard plans.indices.contains(indexPath.section), let leaf = plans[indexPath.section].leaf(of: indexPath.item) else {
      return nil
    }
    let result = attributes(leaf, at: indexPath)
    if let part = plans[indexPath.section].scroller(indexPath.section) {
      result.frame = result.frame.offsetBy(dx: part.frame.minX, dy: part.frame.minY)
    }
    return result
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayout()
    guard plans.indices.contains(indexPath.section) else { return nil }
    let plan = plans[indexPath.section]
    if let edge = plan.edgeAttributes(indexPath.section, visible: collectionView?.uncoveredRect ?? .zero)
      .first(where: { $0.representedElementKind == elementKind && $0.indexPath == indexPath })
    {
      return edge
    }
    return plan.leaf(of: indexPath.item).flatMap { leaf in
      supplements(of: leaf, at: indexPath).first { $0.representedElementKind == elementKind }
    }
  }

  override func scrollers(in rect: CGRect) -> [SectionScroller] {
    plans.indices.compactMap { plans[$0].scroller($0) }.filter { $0.frame.intersects(rect) }
  }

  override func attributes(inScrollerOf section: Int, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard plans.indices.contains(section) else { return [] }
    return plans[section].items(in: rect).map { attributes($0.leaf, at: IndexPath(item: $0.item, section: section)) }
  }

  override func scrollerShows(_ attributes: [UICollectionViewLayoutAttributes], section: Int, offset: CGPoint) {
    guard plans.indices.contains(section) else { return }
    plans[section].section.show(attributes, offset: offset, in: collectionView)
  }

  override func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
    plans.indices.contains(section) ? plans[section].section.list : nil
  }

  // MARK: Sizes of content

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wanted, size, path) = (preferredAttributes.size, originalAttributes.size, originalAttributes.indexPath)
    guard abs(wanted.width - size.width) > 0.01 || abs(wanted.height - size.height) > 0.01,
      originalAttributes.fitsContent.width || originalAttributes.fitsContent.height,
      plans.indices.contains(path.section)
    else { return false }
    let plan = plans[path.section]
    if originalAttributes.representedElementCategory == .cell {
      guard let insets = plan.leaf(of: path.item)?.item?.contentInsets else { return false }
      plan.measure(
        path.item,
        CGSize(
          width: wanted.width + insets.leading + insets.trailing, height: wanted.height + insets.top + insets.bottom))
    } else if !plan.measureEdge(originalAttributes.representedElementKind ?? "", wanted) {
      return false
    }
    placeSections()
    return true
  }

  /// What names items only leaves the others where they are: their places are worked out already.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { return super.invalidateLayout(with: context) }
    collectionView?.setNeedsLayout()
  }
}

extension NSCollectionLayoutSection {
  /// Hands the items in sight to the program, to be shown in another way.
  fileprivate func show(_ attributes: [UICollectionViewLayoutAttributes], offset: CGPoint, in view: UICollectionView?) {
    guard let handler = visibleItemsInvalidationHandler, let view else { return }
    handler(attributes, offset, CollectionEnvironment(view.contentRoom, view.traitCollection))
  }
}

/// What holds for all sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Along which axis the view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// What the insets of sections are counted from. It makes no difference here: the edges of the view.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Sections below one another.
  public override init() {
    super.init()
  }
}

import Foundation
import SwiftUI
import TesseraCore

/// Items in lines, as words stand in a text: as many in a line as fit (J65).
///
/// Sizes that are negative or no finite numbers count as 0, with a warning.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimated size that says: items are as large as their content.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var sections: [FlowSection] = []
  private var length: CGFloat = 0
  private var measured: [IndexPath: CGSize] = [:]
  /// The width or height that lines had when items were measured.
  private var measuredCross: CGFloat = 0

  /// Items of 50 by 50 points, with 10 points between them.
  public override init() {
    super.init()
  }

  /// No layout is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Along which axis the view scrolls; lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of items, in points, where the delegate says none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// About the size of items that are as large as their content, in points; zero if they are not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The smallest distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The smallest distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// What the items of a section keep away from its edges, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of headers, in points; a header is as wide as the view. Zero for no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, in points; a footer is as wide as the view. Zero for no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in sight while their sections are.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in sight while their sections are.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var axis: ScrollAxis { ScrollAxis(scrollDirection) }

  // MARK: Working out

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private var fitsContent: Bool { estimatedItemSize != .zero }

  open override func prepare() {
    sections = []
    length = 0
    guard let collectionView else { return }
    let cross = max(0, axis.cross(collectionView.contentRoom))
    if cross != measuredCross { measured = [:] }
    measuredCross = cross
    for section in 0..<collectionView.numberOfSections {
      let part = FlowSection(metrics(of: section, in: collectionView, cross: cross), axis: axis, start: length) {
        item in
        size(at: IndexPath(item: item, section: section), in: collectionView)
      }
      sections.append(part)
      length = part.end
    }
  }

  private func metrics(of section: Int, in view: UICollectionView, cross: CGFloat) -> FlowSection.Metrics {
    let delegate = flowDelegate
    let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    return FlowSection.Metrics(
      count: view.numberOfItems(inSection: section), cross: cross, insets: insets,
      header: axis.main(
        usable(
          delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize)
      ),
      footer: axis.main(
        usable(
          delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize)
      ),
      lineSpacing: usable(
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing),
      itemSpacing: usable(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing))
  }

  private func size(at path: IndexPath, in view: UICollectionView) -> CGSize {
    if let size = measured[path] { return size }
    if fitsContent { return estimatedItemSize == Self.automaticSize ? itemSize : usable(estimatedItemSize) }
    return usable(flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize)
  }

  private func usable(_ size: CGSize) -> CGSize { CGSize(width: usable(size.width), height: usable(size.height)) }

  private func usable(_ length: CGFloat) -> CGFloat {
    if length >= 0, length.isFinite { return length }
    RuntimeWarning.report(.misusedViews("A flow layout got a length of \(length), which counts as 0."))
    return 0
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    axis.size(main: length, cross: measuredCross)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (start, end) = (axis.start(rect), axis.end(rect))
    var result: [UICollectionViewLayoutAttributes] = []
    var section = sections.firstPlace { $0.end > start }
    while section < sections.count, sections[section].start < end {
      let part = sections[section]
      if let header = supplement(UICollectionView.elementKindSectionHeader, section), header.frame.intersects(rect) {
        result.append(header)
      }
      for line in part.lines(from: start, to: end) {
        for item in line where part.frames[item].intersects(rect) {
          result.append(attributes(item, section))
        }
      }
      if let footer = supplement(UICollectionView.elementKindSectionFooter, section), footer.frame.intersects(rect) {
        result.append(footer)
      }
      section += 1
    }
    return result
  }

  private func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = sections[section].frames[item]
    attributes.fitsContent = (fitsContent, fitsContent)
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayout()
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath.item, indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayout()
    return sections.indices.contains(indexPath.section) ? supplement(elementKind, indexPath.section) : nil
  }

  private func supplement(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    let part = sections[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? part.metrics.header : part.metrics.footer
    guard length > 0 else { return nil }
    var start = isHeader ? part.start : part.end - length
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    if let view = collectionView, isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      let room = (part.end - part.metrics.header - part.metrics.footer) - part.start
      let edge = isHeader ? axis.start(view.uncoveredRect) : axis.end(view.uncoveredRect) - length
      let natural = start
      start = isHeader ? min(max(start, edge), start + max(0, room)) : max(min(start, edge), start - max(0, room))
      attributes.zIndex = start == natural ? 0 : 1024
    }
    attributes.frame = axis.rect(main: start, cross: 0, size: axis.size(main: length, cross: measuredCross))
    return attributes
  }

  // MARK: Sizes of content

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard fitsContent, preferredAttributes.representedElementCategory == .cell else { return false }
    let (wanted, size) = (usable(preferredAttributes.size), originalAttributes.size)
    guard abs(wanted.width - size.width) > 0.01 || abs(wanted.height - size.height) > 0.01 else { return false }
    measured[originalAttributes.indexPath] = wanted
    return true
  }

  override func dataDidChange() {
    super.dataDidChange()
    measured = [:]
  }
}

/// Is asked for the sizes and distances of a flow layout. All methods may be left out.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// What the items of a section keep away from its edges, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The smallest distance between the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The smallest distance between the items of a line in a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of the header of a section, in points; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of the footer of a section, in points; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

import Foundation
import SwiftUI

/// How a section of a compositional layout repeats its group.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for others.
  var list: UICollectionLayoutListConfiguration?

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// What the groups keep away from the edges of the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// Whether groups scroll by themselves across the axis of the layout, and where they come to rest.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers keep away from the edges as groups do.
  open var supplementariesFollowContentInsets = true

  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Called with the items in sight when they are placed, to change how they are shown.
  open var visibleItemsInvalidationHandler:
    (
      (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
      ) -> Void
    )?

  /// What the insets are counted from. It makes no difference here: the edges of the view.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.makeSection() }
}

/// Whether the groups of a section scroll by themselves, and where they come to rest.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not.
  case none = 0
  /// They come to rest everywhere.
  case continuous
  /// They come to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// They move by the length of the view.
  case paging
  /// They move by a group.
  case groupPaging
  /// They move by a group, which lies in the middle.
  case groupPagingCentered
}

/// What insets are counted from.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
  /// As the system does it.
  case automatic = 0
  /// From the edges of the view.
  case none
  /// From what the device covers.
  case safeArea
  /// From the margins.
  case layoutMargins
  /// From the margins of text.
  case readableContent
}

/// What surrounds a part of a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// Light or dark, and more.
  var traitCollection: UITraitCollection { get }
}

/// The room there is for a part of a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The room, in points.
  var contentSize: CGSize { get }
  /// The room without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An item in sight, which can be shown in another way.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Items with greater numbers lie in front of others.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  /// Turns, stretches and moves it around its middle.
  var transform: CGAffineTransform { get set }
  /// Which item it is.
  var indexPath: IndexPath { get }
  /// Place and size, in points.
  var frame: CGRect { get }
  /// The size.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that is no cell; nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The surroundings of a layout.
final class CollectionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }

  var effectiveContentSize: CGSize { contentSize.without(contentInsets) }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

extension CGSize {
  /// What is left of a size without insets.
  func without(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGRect {
  /// What is left of a rectangle without insets.
  func without(_ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.without(insets))
  }
}

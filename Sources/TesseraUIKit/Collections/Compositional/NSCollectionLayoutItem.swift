import Foundation
import SwiftUI

/// A cell of a compositional layout, or a group of cells.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that lie on the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What the cell, or the items of the group, keep away from the edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item.
  ///
  /// - Parameters:
  ///   - layoutSize: the size, relative to the group around it.
  ///   - supplementaryItems: views that lie on it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// Items in a row or in a column (J66).
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// As many as fit, in turn.
    case filling([NSCollectionLayoutItem])
    /// So many, each as large as it says.
    case repeating(NSCollectionLayoutItem, Int)
    /// So many, which share the room.
    case sharing(NSCollectionLayoutItem, Int)
    /// Where a closure says.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isHorizontal: Bool
  let arrangement: Arrangement
  /// Between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, _ arrangement: Arrangement
  ) {
    self.isHorizontal = isHorizontal
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// The items of the group.
  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .filling(let items): items
    case .repeating(let item, _), .sharing(let item, _): [item]
    case .custom: []
    }
  }

  /// Items in a row, in turn, as many as fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .filling(subitems)) }

  /// A number of items in a row, each as large as it says.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .repeating(subitem, max(1, count)))
  }

  /// A number of items in a row, which share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .sharing(subitem, max(1, count)))
  }

  /// Items in a column, in turn, as many as fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: false, .filling(subitems)) }

  /// A number of items in a column, each as large as it says.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, .repeating(subitem, max(1, count)))
  }

  /// A number of items in a column, which share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, .sharing(subitem, max(1, count)))
  }

  /// Items at frames that a closure says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .custom(itemProvider)) }
}

/// Says where the items of a group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Where an item of a group lies.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the coordinates of the group, in points.
  public let frame: CGRect
  /// Items with greater numbers lie in front of others.
  public let zIndex: Int

  /// An item at a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// A view that lies on an item of a compositional layout, or at the edges of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, by which the data source makes the view.
  public let elementKind: String
  /// Where on the item the view lies.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of the view lies there; nil for the same as of the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views with greater numbers lie in front of others.
  open var zIndex = 1

  /// A view on an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// Where the view lies on an item.
  func frame(on item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let place = containerAnchor.point(in: item)
    let (share, offset) = ((itemAnchor ?? containerAnchor).share, itemAnchor?.offset(of: size) ?? .zero)
    let own = containerAnchor.offset(of: size)
    return CGRect(
      x: place.x - share.x * size.width + own.x + offset.x, y: place.y - share.y * size.height + own.y + offset.y,
      width: size.width, height: size.height)
  }
}

/// A place at the edges of a rectangle.
@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges; the middle along an axis without one.
  public let edges: NSDirectionalRectEdge
  /// From the edges, in points, or in shares of the size of what lies there.
  public let offset: CGPoint
  /// Whether the offset is in shares.
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset.x.isFinite && offset.y.isFinite ? offset : .zero
    isFractionalOffset = isFractional
    super.init()
  }

  /// A place at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// A place at a distance from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// A place at a distance from edges, in shares of the size of what lies there.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// In shares of a size.
  var share: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
  }

  func offset(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// Where a view lies at the edges of a rectangle.
nonisolated public enum NSRectAlignment: Int, Sendable {
  /// In the middle.
  case none = 0
  /// At the upper edge.
  case top
  /// In the upper corner where lines begin.
  case topLeading
  /// At the edge where lines begin.
  case leading
  /// In the lower corner where lines begin.
  case bottomLeading
  /// At the lower edge.
  case bottom
  /// In the lower corner where lines end.
  case bottomTrailing
  /// At the edge where lines end.
  case trailing
  /// In the upper corner where lines end.
  case topTrailing

  /// In shares of what is left, from left to right and from top to bottom.
  var share: CGPoint {
    switch self {
    case .none: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topLeading: CGPoint(x: 0, y: 0)
    case .leading: CGPoint(x: 0, y: 0.5)
    case .bottomLeading: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomTrailing: CGPoint(x: 1, y: 1)
    case .trailing: CGPoint(x: 1, y: 0.5)
    case .topTrailing: CGPoint(x: 1, y: 0)
    }
  }
}

/// A view at an edge of a section: a header or a footer.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge it lies.
  public let alignment: NSRectAlignment
  /// How far it lies from there, in points.
  public let offset: CGPoint
  /// Whether the section is longer by it; else it lies on the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while the section is.
  open var pinToVisibleBounds = false

  /// A view at an edge of a section.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset.x.isFinite && absoluteOffset.y.isFinite ? absoluteOffset : .zero
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    zIndex = 0
  }
}

/// A view that the layout itself puts behind a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, for which a class is registered with the layout.
  public let elementKind: String
  /// Views with greater numbers lie in front of others.
  public var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind all of a section, of a kind for which a class is registered with the layout.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

import Foundation
import SwiftUI

/// A length of a compositional layout. Lengths that are negative or no finite numbers count as 0.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind
  /// The share, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  /// A share of the width around, from 0 to 1.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height around, from 0 to 1.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// The length of the content, which is found out when it comes in sight; about so many points before.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a share of the width around.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// Whether it is a share of the height around.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Whether it is a length in points.
  public var isAbsolute: Bool { kind == .absolute }

  /// Whether it is that of the content.
  public var isEstimated: Bool { kind == .estimated }

  /// The length in points.
  func length(in room: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * max(0, room.width)
    case .fractionalHeight: dimension * max(0, room.height)
    case .absolute, .estimated: dimension
    }
  }
}

/// A size of a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in points.
  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }
}

/// A distance in a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points; the smallest one if it is flexible.
  public let spacing: CGFloat
  /// Whether it takes what room is left.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// What room is left, but at least so many points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether it is a distance in points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances around an item of a compositional layout. Flexible ones count as their smallest distance.
@MainActor @preconcurrency
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item, from left to right; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the item, from left to right; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances around an item; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

import Foundation

/// A shape that is a rectangle with round corners (J376). Containers of such a shape have corners that others can follow.
nonisolated public protocol RoundedRectangularShape: Shape {
  /// How the corners are rounded.
  typealias Corners = RoundedRectangularShapeCorners

  /// How the corners are rounded.
  ///
  /// - Parameter size: the size of the shape, in points; nil if it is not known. Corners that depend on it are nil then.
  func corners(in size: CGSize?) -> Corners?
}

/// How the corners of a rectangle are rounded, each in its own way (J376).
nonisolated public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top of the leading edge.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top of the trailing edge.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom of the leading edge.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom of the trailing edge.
  public var bottomTrailing: Edge.Corner.Style

  /// How each corner is rounded.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  private init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// About the same centers as the corners of the container.
  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)

  /// About the same centers as the corners of the container, but never rounded less than by a style.
  public static func concentric(minimum: Edge.Corner.Style) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }

  /// By a radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }
}

nonisolated extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

nonisolated extension RoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(cornerSize.width) }
}

nonisolated extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

nonisolated extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

nonisolated extension Circle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

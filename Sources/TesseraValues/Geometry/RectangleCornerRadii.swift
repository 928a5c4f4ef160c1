import Foundation

/// The radii of the four corners of a rectangle, in points.
@frozen
public struct RectangleCornerRadii: Equatable, BitwiseCopyable, Sendable {
  /// The radius at the top of the leading edge, in points.
  public var topLeading: CGFloat
  /// The radius at the bottom of the leading edge, in points.
  public var bottomLeading: CGFloat
  /// The radius at the bottom of the trailing edge, in points.
  public var bottomTrailing: CGFloat
  /// The radius at the top of the trailing edge, in points.
  public var topTrailing: CGFloat

  /// Radii in points; a corner that is not named stays square.
  @inlinable
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii {
  /// One radius for all corners.
  package init(_ radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// Whether all corners have the same radius.
  package var isUniform: Bool {
    topLeading == bottomLeading && bottomLeading == bottomTrailing && bottomTrailing == topTrailing
  }
}

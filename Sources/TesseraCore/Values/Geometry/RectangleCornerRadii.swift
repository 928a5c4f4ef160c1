import Foundation

/// The radii of the four corners of a rectangle, in points.
@frozen
public struct RectangleCornerRadii: Equatable, BitwiseCopyable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

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

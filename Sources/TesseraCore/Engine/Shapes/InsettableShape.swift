import Foundation

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape after its outline was moved.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inward by a distance in points; outward by a negative one.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

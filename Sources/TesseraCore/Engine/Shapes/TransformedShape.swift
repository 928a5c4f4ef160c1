import Foundation

/// A shape whose outline is moved by a transform.
@frozen
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// What happens to the points of its outline.
  public var transform: CGAffineTransform

  /// Applies a matrix to the outline of a shape, in the coordinates of its room.
  @inlinable
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

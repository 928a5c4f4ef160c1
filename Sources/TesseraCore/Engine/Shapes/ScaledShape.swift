import Foundation

/// A shape scaled within its frame.
@frozen
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape whose size changes.
  public var shape: Content
  /// The factors for width and height.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes a shape larger or smaller about a point of the room it is given.
  @inlinable
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -center.x, y: -center.y))
  }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

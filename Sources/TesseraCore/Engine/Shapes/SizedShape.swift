import Foundation

/// A shape drawn in a size of its own, by default from the top-left corner of its frame.
@frozen
nonisolated public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  /// In points.
  public var size: CGSize
  /// The point of the shape that is aligned with the same point of its frame.
  public var anchor: UnitPoint

  @inlinable
  public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  public static var role: ShapeRole { S.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

import Foundation

/// A shape drawn in a size of its own, from the top-left corner of the room it is given.
@frozen
nonisolated public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  /// In points.
  public var size: CGSize

  @inlinable
  public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
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

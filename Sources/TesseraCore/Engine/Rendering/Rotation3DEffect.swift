import Foundation

/// A turn in space about an axis, as a geometry effect (D60).
nonisolated public struct _Rotation3DEffect: GeometryEffect, Equatable {
  private var rotation: SpaceRotation

  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    rotation = SpaceRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    rotation.projection(in: size)
  }

  public var animatableData: Angle.AnimatableData {
    get { rotation.angle.animatableData }
    set { rotation.angle.animatableData = newValue }
  }
}

import Foundation

/// A turn in space about an axis.
nonisolated struct SpaceRotation: Equatable, Sendable {
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  init(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat
  ) {
    self.angle = angle
    (x, y, z) = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The turn as it is drawn: what is parallel stays so, as if seen from far away.
  func matrix(in size: CGSize) -> CGAffineTransform {
    let projection = ProjectionTransform.rotation(
      angle, axis: (x, y, z), around: anchor, depth: anchorZ.isFinite ? anchorZ : 0,
      perspective: perspective.isFinite ? perspective : 0, in: size)
    return projection.affine(around: CGPoint(x: size.width / 2, y: size.height / 2)) ?? .identity
  }
}

extension View {
  /// Draws the view turned in space about an axis (C70).
  ///
  /// - Parameters:
  ///   - anchorZ: how far the axis lies behind the view, points.
  ///   - perspective: how much smaller things get with their distance. Parallel lines stay parallel all the same.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      RenderTransformModifier(
        transform: .turn(
          SpaceRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))))
  }

  /// Draws the view with perspective (C70). What is drawn is the affine transform nearest to it.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(RenderTransformModifier(transform: .projection(transform)))
  }
}

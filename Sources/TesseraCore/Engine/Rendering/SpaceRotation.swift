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

  /// The turn of a view of `size` as it is drawn.
  func projection(in size: CGSize) -> ProjectionTransform {
    ProjectionTransform.rotation(
      angle, axis: (x, y, z), around: anchor, depth: anchorZ.isFinite ? anchorZ : 0,
      perspective: perspective.isFinite ? perspective : 0, in: size)
  }
}

extension View {
  /// Draws the view turned in space about an axis (C70, D60).
  ///
  /// - Parameters:
  ///   - anchorZ: how far the axis lies behind the view, points.
  ///   - perspective: how much smaller things get with their distance; 0 for not at all.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      RenderTransformModifier(
        transform: .turn(
          SpaceRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))))
  }

  /// Draws the view turned in space about an axis, as `rotation3DEffect` does where the display is flat.
  ///
  /// - Parameters:
  ///   - anchorZ: how far the axis lies behind the view, points.
  ///   - perspective: how much smaller things get with their distance; 0 for not at all.
  nonisolated public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  /// Draws the view with perspective (C70).
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(RenderTransformModifier(transform: .projection(transform)))
  }
}

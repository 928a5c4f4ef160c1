import Foundation

/// Where a Pencil hovers over a view.
nonisolated public struct PencilHoverPose: Hashable, Sendable {
  /// The point below the tip, in the view's coordinates.
  public let location: CGPoint
  /// The same as a share of the view's size.
  public let anchor: UnitPoint
  /// How far the tip is away, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle to the surface.
  public let altitude: Angle
  /// The angle in the surface.
  public let azimuth: Angle
  /// How far the Pencil is turned about itself.
  public let roll: Angle
}

/// A double tap of a Pencil.
nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the Pencil hovers; nil if it does not.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a Pencil.
nonisolated public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the Pencil hovers; nil if it does not.
  public let hoverPose: PencilHoverPose?
}

/// What becomes of a squeeze.
nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It has begun, or goes on.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// It was none.
  case failed
}

extension View {
  /// Acts when a Pencil is tapped twice. It is never called: desktops have no Apple Pencil (J339).
  @preconcurrency
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping @MainActor (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    self
  }

  /// Acts when a Pencil is squeezed. It is never called: desktops have no Apple Pencil (J339).
  @preconcurrency
  nonisolated public func onPencilSqueeze(
    perform action: @escaping @MainActor (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    self
  }
}

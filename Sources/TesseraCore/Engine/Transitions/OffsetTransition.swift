import Foundation

/// The view moves in from an offset, and out to it.
nonisolated public struct OffsetTransition: DrawnTransition {
  /// Points.
  public var offset: CGSize

  /// The view comes from a place away from its own, by a distance in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  var drawn: AnyTransition { .offset(offset) }
}

extension Transition where Self == OffsetTransition {
  /// The view moves in from an offset, and out to it. Points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// The view moves in from an offset, and out to it. Points.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

import Foundation

/// The view is smaller or larger when it is not there.
nonisolated public struct ScaleTransition: DrawnTransition {
  /// How large the view is when it is not there, as a factor.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  /// The view grows when it comes and shrinks when it goes.
  ///
  /// - Parameter scale: how large it is when it is not there, as a factor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var drawn: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from a point, and shrinks to it.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view is smaller or larger when it is not there.
  @MainActor @preconcurrency public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

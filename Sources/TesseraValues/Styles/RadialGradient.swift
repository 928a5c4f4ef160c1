import Foundation

/// A gradient from an inner circle outward to an outer one. Inside and outside of them the outermost colors go on.
@frozen
nonisolated public struct RadialGradient: ShapeStyle, Equatable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadius: CGFloat
  package var endRadius: CGFloat

  public typealias Resolved = Never

  /// - Parameters:
  ///   - center: where in the painted area the circles have their center.
  ///   - startRadius: of the circle where the gradient begins, in points.
  ///   - endRadius: of the circle where it ends, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colors at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    gradient.paint(in: context) { stops in
      .radialGradient(
        stops, center: center.point(in: context.bounds), startRadius: startRadius.asRadius,
        endRadius: endRadius.asRadius)
    }
  }
}

nonisolated extension CGFloat {
  /// A radius that can be drawn: 0 instead of what is negative or not finite.
  var asRadius: CGFloat { self > 0 && isFinite ? self : 0 }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// A gradient from an inner circle outward to an outer one. The radii are in points; what is not a positive number
  /// counts as 0.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient from an inner circle outward to an outer one, of colors at equal distances. The radii are in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient from an inner circle outward to an outer one, of colors at given places. The radii are in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

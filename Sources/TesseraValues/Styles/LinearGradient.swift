import Foundation

/// A gradient along a straight line. Before its beginning and after its end the outermost colors go on.
@frozen
nonisolated public struct LinearGradient: ShapeStyle, Equatable {
  package var gradient: Gradient
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint

  public typealias Resolved = Never

  /// - Parameters:
  ///   - startPoint: where in the painted area the gradient begins.
  ///   - endPoint: where it ends.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// A gradient of colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colors at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    gradient.paint(in: context) { stops in
      .linearGradient(stops, from: startPoint.point(in: context.bounds), to: endPoint.point(in: context.bounds))
    }
  }
}

nonisolated extension Gradient {
  /// A paint made of the resolved stops; a plain color if there is only one stop, nothing if there is none.
  package func paint(in context: _PaintContext, _ make: ([ResolvedStop]) -> Paint) -> _Paint {
    let stops = resolvedStops(in: context.environment)
    guard let first = stops.first else { return .clear }
    let paint = stops.count > 1 ? make(stops) : .color(first.color)
    return _Paint(paint.multiplyingOpacity(by: HierarchicalShapeStyle.opacity(at: context.level)))
  }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a straight line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a straight line, of colors at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a straight line, of colors at given places.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

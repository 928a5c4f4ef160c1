/// A line on a map.
nonisolated public struct MapPolyline: PrimitiveMapContent {
  /// How the line goes from one point to the next.
  public enum ContourStyle: Sendable {
    /// Straight on the flat map.
    case straight
    /// The shortest way on the earth.
    case geodesic
  }

  private let points: [MKMapPoint]

  /// A line.
  public init(_ polyline: MKPolyline) {
    points = polyline.mapPoints
  }

  /// The line of a way.
  public init(_ route: MKRoute) {
    self.init(route.polyline)
  }

  /// A line through points of the flat map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = contourStyle == .straight ? points : Geodesic.line(through: points)
  }

  /// A line through places; those that are none on the earth are left out.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.init(
      points: coordinates.filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init), contourStyle: contourStyle)
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.add(.line(points))
  }
}

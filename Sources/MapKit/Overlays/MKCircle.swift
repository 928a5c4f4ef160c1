/// A circle around a place.
nonisolated open class MKCircle: MKShape, MKOverlay {
  /// Meters from the middle to the edge.
  public let radius: CLLocationDistance

  /// Creates a circle; a radius that is negative or not a number counts as 0.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius.positive
    super.init()
    self.coordinate = coordinate
  }

  /// Creates the largest circle in a part of the flat map.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    self.init(
      center: center.coordinate,
      radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.coordinate.latitude))
  }

  /// The smallest part of the flat map with the circle in it.
  public var boundingMapRect: MKMapRect { Self.mapRect(center: coordinate, radius: radius) }

  static func mapRect(center: CLLocationCoordinate2D, radius: CLLocationDistance) -> MKMapRect {
    let point = MKMapPoint(center)
    let reach = radius.positive * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

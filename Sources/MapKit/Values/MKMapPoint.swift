// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// A point of the flat map, whose origin is in the north west (MK1).
nonisolated public struct MKMapPoint: Sendable {
  /// Map points from the west.
  public var x: Double
  /// Map points from the north.
  public var y: Double

  /// Creates the point in the north west.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point; it is not checked.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a place; (-1, -1) if that is no place of the earth.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let isValid = CLLocationCoordinate2DIsValid(coordinate)
    self =
      !isValid
      ? MKMapPoint(x: -1, y: -1) : Mercator.point(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D { Mercator.coordinate(x: x, y: y) }

  /// Meters to another point, along the earth.
  public func distance(to point: MKMapPoint) -> CLLocationDistance { MKMetersBetweenMapPoints(self, point) }
}

/// Creates a point; it is not checked.
nonisolated public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// The point of a place; (-1, -1) if that is no place of the earth.
nonisolated public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

/// The place of a point.
nonisolated public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }

/// Whether two points are the same.
nonisolated public func MKMapPointEqualToPoint(_ first: MKMapPoint, _ second: MKMapPoint) -> Bool {
  first.x == second.x && first.y == second.y
}

/// Meters that a map point is long at a latitude; latitudes beyond the map count as its edge.
nonisolated public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let bounded = max(-Mercator.greatestLatitude, min(Mercator.greatestLatitude, latitude))
  return Mercator.circumference * cos(bounded * .pi / 180) / Mercator.side
}

/// Map points that a meter is long at a latitude.
nonisolated public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Meters between two points, along the earth.
nonisolated public func MKMetersBetweenMapPoints(_ first: MKMapPoint, _ second: MKMapPoint) -> CLLocationDistance {
  func location(_ point: MKMapPoint) -> CLLocation {
    CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude)
  }
  return location(first).distance(from: location(second))
}

/// The size of the whole flat map, in map points.
nonisolated public let MKMapSizeWorld = MKMapSize.world

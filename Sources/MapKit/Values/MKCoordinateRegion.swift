// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// A part of the earth around a place.
nonisolated public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches, from edge to edge.
  public var span: MKCoordinateSpan

  /// Creates an empty region at 0 degrees north and 0 degrees east.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region; it is not checked.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region that is some meters high and wide (MK3).
  ///
  /// - Parameters:
  ///   - latitudinalMeters: from north to south; what is negative or not a number counts as 0.
  ///   - longitudinalMeters: from west to east, at the latitude of the center.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = Mercator.circumference / 360
    let shrinking = max(0.001, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters.positive / metersPerDegree),
        longitudeDelta: min(360, longitudinalMeters.positive / metersPerDegree / shrinking)))
  }

  /// Creates the region of a part of the flat map.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let first = Mercator.coordinate(x: rect.minX, y: rect.minY)
    let last = Mercator.coordinate(x: rect.maxX, y: rect.maxY)
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (first.latitude + last.latitude) / 2,
        longitude: remainder((first.longitude + last.longitude) / 2, 360)),
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
  }

  /// The part of the flat map that shows the region, as far as the map reaches to the poles.
  var mapRect: MKMapRect {
    let latitude = center.latitude.isFinite ? center.latitude : 0
    let longitude = center.longitude.isFinite ? center.longitude : 0
    let first = Mercator.point(
      latitude: latitude + span.latitudeDelta.positive / 2, longitude: longitude - span.longitudeDelta.positive / 2)
    let last = Mercator.point(
      latitude: latitude - span.latitudeDelta.positive / 2, longitude: longitude + span.longitudeDelta.positive / 2)
    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

/// Creates a region that is some meters high and wide.
nonisolated public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Creates a region; it is not checked.
nonisolated public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}

/// The region of a part of the flat map.
nonisolated public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}

nonisolated extension Double {
  /// The number, or 0 if it is negative or none.
  var positive: Double { isFinite ? Swift.max(0, self) : 0 }
}

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator; negative in the south.
  public var latitude: CLLocationDegrees
  /// Degrees east of the zero meridian; negative in the west.
  public var longitude: CLLocationDegrees

  /// Creates the place at 0 degrees north and 0 degrees east.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a place; it is not checked, see `CLLocationCoordinate2DIsValid(_:)`.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a place; it is not checked.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the latitude is from -90 to 90 degrees, and the longitude from -180 to 180 (CL1).
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

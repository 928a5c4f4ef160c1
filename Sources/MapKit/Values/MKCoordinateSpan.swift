// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// How large a part of the earth is, in degrees.
nonisolated public struct MKCoordinateSpan: Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a span; it is not checked.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// Creates a span; it is not checked.
nonisolated public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

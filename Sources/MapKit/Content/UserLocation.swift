/// Where the machine is.
nonisolated public struct UserLocation {
  /// The place.
  public let location: CLLocation
  /// Degrees from north; no desktop knows it.
  public var heading: CLLocationDirection? { nil }
}

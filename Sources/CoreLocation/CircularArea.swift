/// A circle on the earth that is watched.
struct CircularArea: Sendable {
  let identifier: String
  let center: CLLocationCoordinate2D
  /// Meters.
  let radius: CLLocationDistance
  let notifiesOnEntry: Bool
  let notifiesOnExit: Bool

  func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(from: center, to: coordinate) <= radius
  }
}

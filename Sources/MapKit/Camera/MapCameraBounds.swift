/// Where the camera of a map can be.
nonisolated public struct MapCameraBounds: Sendable {
  let centerRect: MKMapRect?
  let minimumDistance: Double?
  let maximumDistance: Double?

  /// Bounds for the distance of the camera, in meters; nil for none.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(nil, minimumDistance, maximumDistance)
  }

  /// Bounds for the middle of the map, and for the distance of the camera in meters.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(centerCoordinateBounds.mapRect, minimumDistance, maximumDistance)
  }

  /// Bounds for the middle of the map, and for the distance of the camera in meters.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(centerCoordinateBounds, minimumDistance, maximumDistance)
  }

  private init(_ centerRect: MKMapRect?, _ minimumDistance: Double?, _ maximumDistance: Double?) {
    self.centerRect = centerRect
    self.minimumDistance = minimumDistance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.maximumDistance = maximumDistance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

/// A way between two places.
nonisolated public final class MKRoute: NSObject, Sendable {
  /// A part of a way.
  public final class Step: NSObject, Sendable {
    private let step: MapRoute.Step
    /// How one travels.
    public let transportType: MKDirectionsTransportType

    init(_ step: MapRoute.Step, _ transportType: MKDirectionsTransportType) {
      self.step = step
      self.transportType = transportType
    }

    /// What to do.
    public var instructions: String { step.instructions }
    /// Meters.
    public var distance: CLLocationDistance { step.distance }
    /// The line, made anew each time.
    public var polyline: MKPolyline { MKPolyline(coordinates: step.coordinates, count: step.coordinates.count) }
  }

  private let route: MapRoute
  /// How one travels.
  public let transportType: MKDirectionsTransportType
  /// What to do on the way.
  public let steps: [Step]

  init(_ route: MapRoute, _ transportType: MKDirectionsTransportType) {
    self.route = route
    self.transportType = transportType
    steps = route.steps.map { Step($0, transportType) }
  }

  /// What it is called.
  public var name: String { route.name }
  /// Meters.
  public var distance: CLLocationDistance { route.distance }
  /// Seconds.
  public var expectedTravelTime: TimeInterval { route.expectedTravelTime }
  /// The line, made anew each time.
  public var polyline: MKPolyline { MKPolyline(coordinates: route.coordinates, count: route.coordinates.count) }
}

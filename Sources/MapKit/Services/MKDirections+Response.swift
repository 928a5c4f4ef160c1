nonisolated extension MKDirections {
  /// The ways that were found.
  public final class Response: NSObject, Sendable {
    /// Where they begin.
    public let source: MKMapItem
    /// Where they end.
    public let destination: MKMapItem
    /// The ways, the best one first.
    public let routes: [MKRoute]

    init(_ routes: [MapRoute], _ query: MapRouteQuery) {
      source = query.source
      destination = query.destination
      self.routes = routes.map { MKRoute($0, query.transportType) }
    }
  }

  /// How long the best way takes.
  public final class ETAResponse: NSObject, Sendable {
    /// Where it begins.
    public let source: MKMapItem
    /// Where it ends.
    public let destination: MKMapItem
    /// Seconds.
    public let expectedTravelTime: TimeInterval
    /// Meters.
    public let distance: CLLocationDistance
    /// How one travels.
    public let transportType: MKDirectionsTransportType

    init(_ route: MapRoute, _ query: MapRouteQuery) {
      source = query.source
      destination = query.destination
      expectedTravelTime = route.expectedTravelTime
      distance = route.distance
      transportType = query.transportType
    }
  }
}

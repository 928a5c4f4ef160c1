/// Which way is looked for.
nonisolated public struct MapRouteQuery: Sendable {
  /// Where it begins.
  public var source: MKMapItem
  /// Where it ends.
  public var destination: MKMapItem
  /// How one travels.
  public var transportType: MKDirectionsTransportType
  /// Whether more than one way is asked for.
  public var requestsAlternateRoutes: Bool
}

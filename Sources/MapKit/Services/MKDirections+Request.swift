nonisolated extension MKDirections {
  /// Which way is looked for.
  public final class Request: NSObject {
    /// Where it begins.
    public var source: MKMapItem?
    /// Where it ends.
    public var destination: MKMapItem?
    /// How one travels.
    public var transportType = MKDirectionsTransportType.any
    /// Whether more than one way is asked for.
    public var requestsAlternateRoutes = false
    /// When one leaves; the service of the program is not told of it.
    public var departureDate: Date?
    /// When one arrives; the service of the program is not told of it.
    public var arrivalDate: Date?

    /// Creates a request without a beginning and an end.
    public override init() {
      super.init()
    }

    var query: MapRouteQuery? {
      guard let source, let destination else { return nil }
      return MapRouteQuery(
        source: source, destination: destination, transportType: transportType,
        requestsAlternateRoutes: requestsAlternateRoutes)
    }
  }
}

/// Asks for a view along a street. No service here has any, so the answer is nil (MK26).
nonisolated public final class MKLookAroundSceneRequest: NSObject, Sendable {
  /// Where to look.
  public let coordinate: CLLocationCoordinate2D

  /// A request for a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
  }

  /// A request for the place of an item.
  public convenience init(mapItem: MKMapItem) {
    self.init(coordinate: mapItem.placemark.coordinate)
  }

  /// The view; nil, because there is none.
  public var scene: MKLookAroundScene? {
    get async throws { nil }
  }
}

nonisolated extension MKLocalSearch {
  /// The places that a search found.
  public final class Response: NSObject, Sendable {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The region with the places in it; that of the search if there are none.
    public let boundingRegion: MKCoordinateRegion

    init(_ places: [MKMapItem], _ region: MKCoordinateRegion?) {
      mapItems = places
      let rect = MKMapRect(enclosing: places.map { MKMapPoint($0.placemark.coordinate) })
      boundingRegion = rect.isNull ? region ?? MKCoordinateRegion() : MKCoordinateRegion(rect)
    }
  }
}

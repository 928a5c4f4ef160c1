/// One thing on a map.
nonisolated struct MapElement: Identifiable {
  enum Kind {
    case marker(MarkerContent)
    case annotation(AnnotationContent)
    case line([MKMapPoint])
    case area([[MKMapPoint]])
    case user(UserContent)
  }

  let id: Int
  let kind: Kind
  let attributes: MapAttributes

  /// A place with a view.
  var coordinate: CLLocationCoordinate2D? {
    switch kind {
    case .marker(let marker): marker.coordinate
    case .annotation(let annotation): annotation.coordinate
    case .line, .area, .user: nil
    }
  }

  /// The part of the flat map that it covers.
  var mapRect: MKMapRect {
    switch kind {
    case .marker(let marker): Self.rect([marker.coordinate])
    case .annotation(let annotation): Self.rect([annotation.coordinate])
    case .line(let points): MKMapRect(enclosing: points)
    case .area(let rings): MKMapRect(enclosing: rings.joined())
    case .user: .null
    }
  }

  private static func rect(_ places: [CLLocationCoordinate2D]) -> MKMapRect {
    MKMapRect(enclosing: places.filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init))
  }
}

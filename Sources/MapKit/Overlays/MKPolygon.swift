/// An area with corners, which may have holes.
nonisolated open class MKPolygon: MKMultiPoint, MKOverlay {
  /// Its holes.
  public let interiorPolygons: [MKPolygon]?

  /// Creates an area with corners on the flat map. A negative count counts as 0.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.init(mapPoints: Self.array(points, count), interiorPolygons: interiorPolygons)
  }

  /// Creates an area with places as corners. A negative count counts as 0.
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(
      mapPoints: Self.array(coordinates, count).map(MKMapPoint.init), interiorPolygons: interiorPolygons)
  }

  init(mapPoints: [MKMapPoint], interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints)
  }
}

/// An area on a map.
nonisolated public struct MapPolygon: PrimitiveMapContent {
  private let rings: [[MKMapPoint]]

  /// An area with its holes.
  public init(_ polygon: MKPolygon) {
    rings = [polygon.mapPoints] + (polygon.interiorPolygons ?? []).map(\.mapPoints)
  }

  /// An area with corners on the flat map.
  public init(points: [MKMapPoint]) {
    rings = [points]
  }

  /// An area with places as corners; those that are none on the earth are left out.
  public init(coordinates: [CLLocationCoordinate2D]) {
    self.init(points: coordinates.filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init))
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.add(.area(rings))
  }
}

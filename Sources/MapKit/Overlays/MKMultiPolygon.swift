/// Several areas as one overlay.
nonisolated open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]

  /// Creates an overlay of areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
    let rect = boundingMapRect
    if !rect.isNull { coordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
  }

  /// The smallest part of the flat map with the areas in it.
  public var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

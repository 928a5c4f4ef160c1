/// Draws an area.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  public var polygon: MKPolygon { (overlay as? MKPolygon) ?? MKPolygon(mapPoints: [], interiorPolygons: nil) }

  /// Creates what draws an area.
  public convenience init(polygon: MKPolygon) {
    self.init(overlay: polygon)
  }

  override var kinds: [MapElement.Kind] { [MapElement.area(of: polygon)] }
}

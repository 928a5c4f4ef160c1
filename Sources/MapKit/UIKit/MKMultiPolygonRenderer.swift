/// Draws several areas.
@MainActor @preconcurrency
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// Creates what draws several areas.
  public convenience init(multiPolygon: MKMultiPolygon) {
    self.init(overlay: multiPolygon)
  }

  override var kinds: [MapElement.Kind] {
    ((overlay as? MKMultiPolygon)?.polygons ?? []).map(MapElement.area)
  }
}

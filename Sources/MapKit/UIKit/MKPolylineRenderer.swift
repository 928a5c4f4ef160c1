/// Draws a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  public var polyline: MKPolyline { (overlay as? MKPolyline) ?? MKPolyline(mapPoints: []) }

  /// Creates what draws a line.
  public convenience init(polyline: MKPolyline) {
    self.init(overlay: polyline)
  }

  override var kinds: [MapElement.Kind] { [.line(polyline.mapPoints)] }
}

/// Draws several lines.
@MainActor @preconcurrency
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// Creates what draws several lines.
  public convenience init(multiPolyline: MKMultiPolyline) {
    self.init(overlay: multiPolyline)
  }

  override var kinds: [MapElement.Kind] {
    ((overlay as? MKMultiPolyline)?.polylines ?? []).map { .line($0.mapPoints) }
  }
}

/// Draws a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  public var circle: MKCircle {
    (overlay as? MKCircle) ?? MKCircle(center: overlay.coordinate, radius: 0)
  }

  /// Creates what draws a circle.
  public convenience init(circle: MKCircle) {
    self.init(overlay: circle)
  }

  override var kinds: [MapElement.Kind] { [.area([MapCircle.points(in: circle.boundingMapRect)])] }
}

/// What draws an overlay. This one draws nothing; those of lines, areas and circles do.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// From 0, which is not seen, to 1.
  open var alpha: CGFloat = 1

  /// Creates what draws an overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// Creates what draws nothing.
  public override convenience init() {
    self.init(overlay: EmptyOverlay())
  }

  weak var map: MKMapView?

  /// Has the overlay drawn anew.
  open func setNeedsDisplay() { map?.state.contentDidChange() }

  var kinds: [MapElement.Kind] { [] }
  var attributes: MapAttributes { MapAttributes() }
  /// What is drawn, from the back to the front.
  var parts: [(kind: MapElement.Kind, attributes: MapAttributes)] { kinds.map { ($0, attributes) } }
}

/// The overlay of what draws nothing.
private final class EmptyOverlay: NSObject, MKOverlay {
  let coordinate = CLLocationCoordinate2D()
  let boundingMapRect = MKMapRect()
}

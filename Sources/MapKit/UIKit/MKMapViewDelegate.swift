/// Says what a map of UIKit shows for annotations and overlays, and hears what happens on it.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// The view of an annotation; nil for a balloon, and for the dot where the machine is.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// What draws an overlay. Without it, nothing is drawn, as there.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// The annotation for annotations that lie together (MK31).
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
  /// The map begins to move.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The map rests after a movement.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The map moved.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// An annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// An annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is not selected any more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation is not selected any more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// The machine is at another place, while the map shows it (MK19).
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Views of annotations were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
}

/// Moves a map to where the machine is (MK30).
@MainActor @preconcurrency
open class MKUserTrackingButton: MapControlView {
  /// The button of a map.
  public override init(mapView: MKMapView?) {
    super.init(mapView: mapView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var control: AnyView { AnyView(MapUserLocationButton()) }
}

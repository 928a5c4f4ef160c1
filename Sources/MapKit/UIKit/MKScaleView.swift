/// Shows how long a distance is on a map (MK30).
@MainActor @preconcurrency
open class MKScaleView: MapControlView {
  /// Whether it is shown.
  open var scaleVisibility = MKFeatureVisibility.adaptive {
    didSet { setVisibility(scaleVisibility) }
  }

  /// The scale of a map.
  public override init(mapView: MKMapView?) {
    super.init(mapView: mapView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var control: AnyView { AnyView(MapScaleView()) }
}

/// Shows where north is while a map is turned, and turns it back (MK30).
@MainActor @preconcurrency
open class MKCompassButton: MapControlView {
  /// Whether it is shown; `adaptive` is while the map is turned.
  open var compassVisibility = MKFeatureVisibility.adaptive {
    didSet { setVisibility(compassVisibility) }
  }

  /// The compass of a map.
  public override init(mapView: MKMapView?) {
    super.init(mapView: mapView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var control: AnyView { AnyView(MapCompass()) }
}

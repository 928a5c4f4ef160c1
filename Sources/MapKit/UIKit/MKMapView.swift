/// A map as a view of UIKit (MK28).
///
/// It shows what `Map` shows, from the same sources of pictures.
@MainActor @preconcurrency
open class MKMapView: UIView {
  /// Says what is shown for annotations, and hears what happens.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet {
      removeViews()
      state.contentDidChange()
    }
  }

  /// What is on the map.
  open internal(set) var annotations: [any MKAnnotation] = []
  /// What lies on the map, from the back to the front.
  open internal(set) var overlays: [any MKOverlay] = []
  /// Where the machine is.
  public let userLocation = MKUserLocation()
  /// Whether the map follows the machine; no service tells maps where it is, so it is only kept.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Which kinds of places are shown; they are part of the pictures, so it is only kept (MK24).
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; it is not (MK24).
  open var showsTraffic = false
  /// Whether buildings are shown; they are part of the pictures (MK24).
  open var showsBuildings = true
  /// Whether shops and such are shown; they are part of the pictures (MK24).
  open var showsPointsOfInterest = true

  let state = MapViewState()
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  var levels: [ObjectIdentifier: MKOverlayLevel] = [:]
  var classes: [String: MKAnnotationView.Type] = [:]
  var spares: [String: [MKAnnotationView]] = [:]
  var movesAnimated = false
  var clusters: [MKClusterAnnotation] = []

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    makeHostedContent = { [unowned self] in AnyView(MapViewFace(view: self, state: state)) }
  }

  // MARK: What it looks like

  /// What the map looks like (MK24).
  open var mapType: MKMapType {
    get { state.mapType }
    set {
      state.mapType = newValue
      if newValue != .standard, newValue != .mutedStandard {
        MapWarning.write("there is no source of pictures from above, so the map of roads is shown.")
      }
    }
  }

  /// Whether a dot is where the machine is, as soon as that is known.
  open var showsUserLocation: Bool {
    get { state.showsUserLocation }
    set { state.showsUserLocation = newValue }
  }

  func userDidMove(to location: CLLocation?) {
    userLocation.location = location
    if location != nil { delegate?.mapView(self, didUpdate: userLocation) }
  }

  /// Whether the place of the machine is known.
  open var isUserLocationVisible: Bool { showsUserLocation && userLocation.location != nil }

  /// Whether a compass is shown while the map is turned.
  open var showsCompass: Bool {
    get { state.showsCompass }
    set { state.showsCompass = newValue }
  }

  /// Whether the scale is shown.
  open var showsScale: Bool {
    get { state.showsScale }
    set { state.showsScale = newValue }
  }

  // MARK: How the user moves it

  /// Whether the user can make it larger and smaller.
  open var isZoomEnabled: Bool {
    get { state.modes.contains(.zoom) }
    set { setMode(.zoom, newValue) }
  }

  /// Whether the user can drag it.
  open var isScrollEnabled: Bool {
    get { state.modes.contains(.pan) }
    set { setMode(.pan, newValue) }
  }

  /// Whether the user can turn it.
  open var isRotateEnabled: Bool {
    get { state.modes.contains(.rotate) }
    set { setMode(.rotate, newValue) }
  }

  /// Whether the user can make it lean.
  open var isPitchEnabled: Bool {
    get { state.modes.contains(.pitch) }
    set { setMode(.pitch, newValue) }
  }

  private func setMode(_ mode: MapInteractionModes, _ isOn: Bool) {
    if isOn { state.modes.insert(mode) } else { state.modes.remove(mode) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

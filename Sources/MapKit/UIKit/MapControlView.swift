import Observation

/// A control of a map that stands anywhere in a program's views (MK30). Its subclasses are the controls.
@MainActor @preconcurrency
open class MapControlView: UIView {
  /// The map; nil for none, with which nothing is shown.
  open weak var mapView: MKMapView? {
    didSet { state.model = mapView?.state.model }
  }

  let state = MapControlState()

  init(mapView: MKMapView?) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: 36, height: 36)))
    self.mapView = mapView
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    state.model = mapView?.state.model
    makeHostedContent = { [unowned self] in AnyView(MapControlFace(state: state, control: control)) }
  }

  var control: AnyView { AnyView(EmptyView()) }

  func setVisibility(_ visibility: MKFeatureVisibility) {
    state.visibility =
      switch visibility {
      case .adaptive: .automatic
      case .hidden: .hidden
      case .visible: .visible
      }
  }
}

/// Which map a control belongs to, and whether it is shown.
@MainActor
@Observable
final class MapControlState {
  var model: MapModel?
  var visibility = Visibility.automatic

  nonisolated init() {}
}

/// Shows a control of a map of UIKit.
private struct MapControlFace: View {
  let state: MapControlState
  let control: AnyView

  var body: some View {
    if let model = state.model {
      control
        .environment(\.mapReaderModel, model)
        .mapControlVisibility(state.visibility)
    }
  }
}

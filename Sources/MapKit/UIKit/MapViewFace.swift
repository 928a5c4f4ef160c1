/// Shows a map of UIKit.
struct MapViewFace: View {
  let view: MKMapView
  @Bindable var state: MapViewState

  var body: some View {
    MapPositionView(
      source: .binding($state.position), bounds: nil, modes: state.modes,
      selection: MapSelectionBinding(
        Binding {
          state.selected
        } set: {
          view.select($0)
        }), scope: nil, elements: elements,
      userDidMove: { view.userDidMove(to: $0) }
    )
    .environment(\.mapReaderModel, state.model)
    .mapControls {
      if state.showsCompass { MapCompass() }
      if state.showsScale { MapScaleView() }
    }
    .onMapCameraChange { view.didMove() }
    .onMapCameraChange(frequency: .continuous) { view.isMoving() }
  }

  private var elements: [MapElement] {
    // A read of the revision has the body run again when annotations change.
    _ = state.revision
    return view.elements
  }
}

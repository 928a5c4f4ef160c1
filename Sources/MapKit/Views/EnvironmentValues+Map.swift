nonisolated extension EnvironmentValues {
  @Entry var mapModel: MapModel?
  /// The models of the scopes around the view.
  @Entry var mapScopes: [Namespace.ID: MapModel] = [:]
  /// The model of the reader around the view.
  @Entry var mapReaderModel: MapModel?
  @Entry var mapStyleValue = MapStyle.standard
  @Entry var mapControlViews: [AnyView] = []
  @Entry var mapControlVisibilityValue = Visibility.automatic
  /// Which controls show themselves there; nil outside of a map's own controls.
  @Entry var mapControlEdge: HorizontalEdge?
  @Entry var mapCameraListeners: [MapCameraListener] = []
  @Entry var mapCameraAnimators: [MapCameraAnimator] = []
  /// Nil for the source that `TESSERA_MAP_TILES` names or, in windows, OpenStreetMap.
  @Entry var mapTileSourceChoice: MapTileChoice?
  /// The direction around the map. The map itself does not turn with it: east is right.
  @Entry var mapDirection = LayoutDirection.leftToRight
  @Entry var mapUserLocation: CLLocation?
}

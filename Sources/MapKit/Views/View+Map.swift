nonisolated extension View {
  /// Sets the style of the maps in this view.
  public func mapStyle(_ style: MapStyle) -> some View {
    if !style.isPlain {
      MapWarning.write(
        "there is no source of pictures from above, so the map of roads is shown; see MapStyle.tiles(_:).")
    }
    return environment(\.mapStyleValue, style)
  }

  /// Sets the controls of the maps in this view, such as `MapCompass()`. Views that are none of MapKit's are not shown.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let controls = AnyView(content())
    return transformEnvironment(\.mapControlViews) { $0.append(controls) }
  }

  /// Sets whether the controls of maps in this view are shown always, never, or when they are of use.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibilityValue, visibility)
  }

  /// Runs an action after the camera of a map in this view moved (MK17).
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraListeners) {
      $0.append(MapCameraListener(frequency: frequency, action: action))
    }
  }

  /// Runs an action after the camera of a map in this view moved (MK17).
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }

  /// Makes the map with a scope known to the controls of the same scope in this view.
  public func mapScope(_ scope: Namespace.ID) -> some View {
    modifier(MapScopeModifier(scope: scope))
  }

  /// Whether features of maps cannot be selected. A map of pictures has none, so this changes nothing (MK16).
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool = { _ in true }) -> some View {
    self
  }

  /// Moves the camera of a map in this view through keyframes when a value changes.
  ///
  /// - Parameter keyframes: gets the camera from which the movement begins.
  public func mapCameraKeyframeAnimator<Path: Keyframes<MapCamera>>(
    trigger: some Hashable, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> Path
  ) -> some View {
    let animator = MapCameraAnimator(trigger: AnyHashable(trigger)) { camera in
      KeyframeTimeline(initialValue: camera) { keyframes(camera) }
    }
    return transformEnvironment(\.mapCameraAnimators) { animators in
      animators.append(animator.numbered(animators.count))
    }
  }
}

private struct MapScopeModifier: ViewModifier {
  let scope: Namespace.ID
  @State private var model = MapModel()

  nonisolated init(scope: Namespace.ID) {
    self.scope = scope
  }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.mapScopes) { $0[scope] = model }
  }
}

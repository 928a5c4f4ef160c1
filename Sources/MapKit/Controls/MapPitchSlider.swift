/// Sets how far a map leans (MK25).
nonisolated public struct MapPitchSlider: View {
  private let scope: Namespace.ID?

  /// The slider of a map.
  ///
  /// - Parameter scope: that of the map; nil for the map around it.
  public init(scope: Namespace.ID? = nil) {
    self.scope = scope
  }

  @MainActor public var body: some View {
    MapControl(scope: scope) { model, shown in
      Slider(
        value: Binding {
          shown.viewpoint.pitch
        } set: { pitch in
          var viewpoint = shown.viewpoint
          viewpoint.pitch = pitch
          model.move(to: viewpoint)
        }, in: 0...MapViewpoint.greatestPitch
      )
      .frame(width: 110)
      .accessibilityLabel(Text("Pitch"))
    }
  }
}

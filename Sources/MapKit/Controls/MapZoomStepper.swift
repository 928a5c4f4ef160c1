/// Makes a map larger and smaller (MK25).
nonisolated public struct MapZoomStepper: View {
  private let scope: Namespace.ID?

  /// The stepper of a map.
  ///
  /// - Parameter scope: that of the map; nil for the map around it.
  public init(scope: Namespace.ID? = nil) {
    self.scope = scope
  }

  @MainActor public var body: some View {
    MapControl(scope: scope) { model, shown in
      VStack(spacing: 1) {
        button("Zoom In", "plus", 1, model, shown)
        button("Zoom Out", "minus", -1, model, shown)
      }
    }
  }

  @MainActor
  private func button(
    _ name: LocalizedStringKey, _ symbol: String, _ levels: Double, _ model: MapModel, _ shown: MapProjection
  ) -> some View {
    MapControlButton(name: name) {
      withAnimation { model.move(to: shown.zoomed(by: levels, about: shown.middle, model.bounds)) }
    } label: {
      Image(systemName: symbol)
    }
  }
}

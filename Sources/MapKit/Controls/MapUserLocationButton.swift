/// Shows where the machine is (MK19, MK25).
nonisolated public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?

  /// The button of a map.
  ///
  /// - Parameter scope: that of the map; nil for the map around it.
  public init(scope: Namespace.ID? = nil) {
    self.scope = scope
  }

  @MainActor public var body: some View {
    MapControl(scope: scope) { model, _ in
      MapControlButton(name: "My Location") {
        withAnimation { model.setPosition(.userLocation(fallback: .automatic)) }
      } label: {
        Image(systemName: "location")
      }
    }
  }
}

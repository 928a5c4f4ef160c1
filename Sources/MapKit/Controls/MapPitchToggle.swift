/// Makes a map lean, and lie flat again (MK25).
nonisolated public struct MapPitchToggle: View {
  private let scope: Namespace.ID?
  private static let pitch = 45.0

  /// The toggle of a map.
  ///
  /// - Parameter scope: that of the map; nil for the map around it.
  public init(scope: Namespace.ID? = nil) {
    self.scope = scope
  }

  @MainActor public var body: some View {
    MapControl(scope: scope) { model, shown in
      let isFlat = shown.viewpoint.pitch < 0.5
      MapControlButton(name: isFlat ? "3D" : "2D") {
        var viewpoint = shown.viewpoint
        viewpoint.pitch = isFlat ? Self.pitch : 0
        withAnimation { model.move(to: viewpoint) }
      } label: {
        Text(verbatim: isFlat ? "3D" : "2D").font(.system(size: 13, weight: .semibold))
      }
    }
  }
}

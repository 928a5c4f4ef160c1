/// Shows where north is while a map is turned, and turns it back (MK25).
nonisolated public struct MapCompass: View {
  private let scope: Namespace.ID?

  /// The compass of a map.
  ///
  /// - Parameter scope: that of the map; nil for the map around it.
  public init(scope: Namespace.ID? = nil) {
    self.scope = scope
  }

  @MainActor public var body: some View {
    MapControl(scope: scope, isOfUse: { abs(remainder($0.viewpoint.heading, 360)) > 0.5 }) { model, shown in
      MapControlButton(name: "Compass") {
        var viewpoint = shown.viewpoint
        viewpoint.heading = 0
        withAnimation { model.move(to: viewpoint.nearest(to: shown.viewpoint)) }
      } label: {
        VStack(spacing: 0) {
          Image(systemName: "arrowtriangle.up.fill").font(.system(size: 8)).foregroundStyle(.red)
          Text("N").font(.system(size: 12, weight: .semibold))
        }
        .rotationEffect(.degrees(-shown.viewpoint.heading))
      }
    }
  }
}

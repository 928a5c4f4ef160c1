/// Shows how long a distance is on a map (MK25).
nonisolated public struct MapScaleView: View {
  private let anchorEdge: HorizontalEdge
  private let scope: Namespace.ID?
  @Environment(\.locale) private var locale

  /// The scale of a map.
  ///
  /// - Parameters:
  ///   - anchorEdge: the edge at which the bar begins.
  ///   - scope: that of the map; nil for the map around it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    self.anchorEdge = anchorEdge
    self.scope = scope
  }

  @MainActor public var body: some View {
    MapControl(scope: scope, edge: .leading) { _, shown in
      let bar = MapScaleBar(projection: shown, locale: locale)
      VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 1) {
        Text(bar.text).font(.system(size: 10, weight: .medium))
        Rectangle().frame(width: bar.length, height: 3)
      }
      .foregroundStyle(.primary)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("Scale"))
      .accessibilityValue(Text(bar.text))
    }
  }
}

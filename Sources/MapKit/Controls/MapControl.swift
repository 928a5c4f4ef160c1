/// A control of a map: it finds its map, and shows itself in its place.
struct MapControl<Content: View>: View {
  let scope: Namespace.ID?
  var edge = HorizontalEdge.trailing
  /// Whether it is of use for a map.
  var isOfUse: (MapProjection) -> Bool = { _ in true }
  @ViewBuilder let content: (MapModel, MapProjection) -> Content

  @Environment(\.mapControlEdge) private var shownEdge
  @Environment(\.mapControlVisibilityValue) private var visibility
  @Environment(\.mapModel) private var mapModel
  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapReaderModel) private var readerModel

  var body: some View {
    if let model = scope.flatMap({ scopes[$0] }) ?? mapModel ?? readerModel, let shown = model.shown,
      shownEdge == nil || shownEdge == edge, isShown(shown)
    {
      content(model, shown)
    }
  }

  private func isShown(_ shown: MapProjection) -> Bool {
    switch visibility {
    case .hidden: false
    case .visible: true
    case .automatic: isOfUse(shown)
    }
  }
}

/// The ground of controls.
struct MapControlButton<Label: View>: View {
  let name: LocalizedStringKey
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label

  var body: some View {
    Button(action: action) {
      label
        .font(.system(size: 16))
        .frame(width: 36, height: 36)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
    .accessibilityLabel(Text(name))
  }
}

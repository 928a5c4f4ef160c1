/// The controls of a map, at its edges.
struct MapFurniture: View {
  let projection: MapProjection

  @Environment(\.mapControlViews) private var controls
  @Environment(\.mapDirection) private var direction

  var body: some View {
    ZStack {
      corner(.leading, .topLeading)
      corner(.trailing, .topTrailing)
    }
    .environment(\.layoutDirection, direction)
    .padding(projection.insets)
    .environment(\.mapControlViews, [])
  }

  private func corner(_ edge: HorizontalEdge, _ alignment: Alignment) -> some View {
    VStack(spacing: 8) {
      ForEach(controls.indices, id: \.self) { controls[$0] }
    }
    .environment(\.mapControlEdge, edge)
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}

/// Lets a view ask where places are on the map in it (MK17).
nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var model = MapModel()

  /// A view that knows its map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    content(MapProxy(model: model))
      .environment(\.mapReaderModel, model)
  }
}

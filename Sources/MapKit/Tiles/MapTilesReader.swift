import TesseraCore

/// Asks for the pictures of what is seen, and hands over those that there are.
struct MapTilesReader<Content: View>: View {
  let projection: MapProjection
  @ViewBuilder let content: ([DrawnTile]) -> Content

  @State private var store = MapTileStore()
  @Environment(\.mapTileSourceChoice) private var choice
  @Environment(\.mapStyleValue) private var style
  @Environment(\.windowOpener) private var windows

  var body: some View {
    let source = source
    let wanted = source.map { MapTile.covering(projection, $0) } ?? []
    content(store.drawn(wanted, projection))
      .background {
        if let source { ForEach(wanted) { MapTileRequest(tile: $0, url: source.url(of: $0), store: store) } }
      }
      .overlay(alignment: .bottomLeading) {
        if let source { attribution(source, hasFailed: store.hasFailed(wanted)) }
      }
      .onChange(of: source) { store.removeAll() }
  }

  private var source: MapTileSource? {
    if let own = style.source { return own }
    switch choice ?? MapTileSource.ofProcess {
    case .source(let source)?: return source
    case MapTileChoice.none?: return nil
    // Only windows of a desktop have a source by themselves: tests and pictures of previews ask no server.
    case nil: return windows == nil ? nil : .openStreetMap
    }
  }

  private func attribution(_ source: MapTileSource, hasFailed: Bool) -> some View {
    MapAttribution(
      lines: (hasFailed ? ["The map cannot be loaded."] : []) + (source.attribution.isEmpty ? [] : [source.attribution])
    )
    .padding(
      EdgeInsets(top: 0, leading: projection.insets.leading + 6, bottom: projection.insets.bottom + 6, trailing: 0)
    )
    .allowsHitTesting(false)
  }
}

/// Loads one picture while it is wanted.
private struct MapTileRequest: View {
  let tile: MapTile
  /// Nil for a source whose template is none.
  let url: URL?
  let store: MapTileStore

  @Environment(\.bitmapDecoder) private var decoder

  var body: some View {
    EmptyView()
      .loadingTask(id: url, name: "map tile") { await load() }
  }

  private func load() async {
    guard !store.has(tile) else { return }
    guard let url else { return store.fail(tile) }
    if let kept = MapTileLoader.keptBitmap(at: url) { return store.insert(kept, for: tile) }
    do {
      let bitmap = try await MapTileLoader.bitmap(at: url, decoder)
      if !Task.isCancelled { store.insert(bitmap, for: tile) }
    } catch {
      if !Task.isCancelled { store.fail(tile) }
    }
  }
}

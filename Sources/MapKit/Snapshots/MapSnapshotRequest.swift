import TesseraCore
internal import TesseraPaint

/// What a picture of a map shows, and how it is made (MK33).
nonisolated struct MapSnapshotRequest: Sendable {
  let position: MapCameraPosition
  let size: CGSize
  let scale: CGFloat
  let traits: UITraitCollection
  let source: MapTileSource?
  let isPlain: Bool

  /// The part of the earth that is seen.
  var projection: MapProjection {
    let framing = MapFraming(size: size, insets: EdgeInsets(), content: .null, userLocation: nil)
    return MapProjection(
      viewpoint: framing.viewpoint(for: position).bounded(in: size, nil), size: size, insets: EdgeInsets())
  }

  @MainActor
  func snapshot() async throws -> MKMapSnapshotter.Snapshot {
    if !isPlain { MapWarning.write("there is no source of pictures from above, so the map of roads is shown.") }
    let projection = projection
    let source = usedSource
    let store = MapTileStore()
    let wanted = source.map { MapTile.covering(projection, $0) } ?? []
    if let source { await load(wanted, source, into: store) }
    try Task.checkCancellation()
    guard !store.hasFailed(wanted) else { throw MKError(.serverFailure) }
    let renderer = ImageRenderer(
      content: MapSnapshotView(
        projection: projection, tiles: store.drawn(wanted, projection), attribution: source?.attribution ?? ""
      )
      .frame(width: size.width, height: size.height)
      .environment(\.colorScheme, traits.userInterfaceStyle == .dark ? .dark : .light))
    renderer.scale = scale
    guard let image = renderer.uiImage else { throw MKError(.unknown) }
    return MKMapSnapshotter.Snapshot(image: image, traitCollection: traits, projection: projection)
  }

  @MainActor private var usedSource: MapTileSource? {
    if let source { return source }
    switch MapTileSource.ofProcess {
    case .source(let source)?: return source
    case MapTileChoice.none?: return nil
    case nil: return RunningProgram.hasWindows ? .openStreetMap : nil
    }
  }

  @MainActor
  private func load(_ tiles: [MapTile], _ source: MapTileSource, into store: MapTileStore) async {
    await withTaskGroup(of: (MapTile, Bitmap?).self) { group in
      for tile in tiles {
        let url = source.url(of: tile)
        group.addTask {
          guard let url else { return (tile, nil) }
          return (tile, try? await MapTileLoader.bitmap(at: url, PixbufDecoder()))
        }
      }
      for await (tile, bitmap) in group {
        if let bitmap { store.insert(bitmap, for: tile) } else { store.fail(tile) }
      }
    }
  }
}

/// A map as a picture shows it: its ground, and who made that.
private struct MapSnapshotView: View {
  let projection: MapProjection
  let tiles: [DrawnTile]
  let attribution: String

  var body: some View {
    MapGroundCanvas(projection: projection, tiles: tiles, shapes: [])
      .overlay(alignment: .bottomLeading) {
        if !attribution.isEmpty { MapAttribution(lines: [attribution]).padding(6) }
      }
  }
}

/// One picture of a map.
nonisolated struct MapTile: Hashable, Identifiable, Sendable {
  let zoom: Int
  /// From the west; beyond the sides of the map it is that of a repeated map.
  let column: Int
  /// From the north.
  let row: Int

  var id: MapTile { self }

  /// The column on the map itself.
  var wrappedColumn: Int {
    let count = 1 << zoom
    return (column % count + count) % count
  }

  /// The tile of the map itself, by which pictures are kept.
  var key: MapTile { MapTile(zoom: zoom, column: wrappedColumn, row: row) }

  /// The tile of a lower level that shows the same, and more.
  func ancestor(_ levels: Int) -> MapTile {
    MapTile(zoom: zoom - levels, column: column >> levels, row: row >> levels)
  }

  /// The four tiles of the next level that show the same.
  var children: [MapTile] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { MapTile(zoom: zoom + 1, column: column * 2 + $0.0, row: row * 2 + $0.1) }
  }

  /// The part of the flat map that it shows.
  var mapRect: MKMapRect {
    let side = Mercator.side / Double(1 << zoom)
    return MKMapRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
  }

  /// More tiles than this are not asked for: those of a lower level are.
  private static let largestCount = 150

  /// The tiles that show what is seen, those in the middle first.
  static func covering(_ projection: MapProjection, _ source: MapTileSource) -> [MapTile] {
    let wanted = (projection.viewpoint.zoom + log2(256 / source.tileSize)).rounded()
    var zoom = max(0, min(source.maximumZoom, Int(wanted)))
    while zoom > 0 {
      let tiles = covering(projection, zoom)
      if tiles.count <= largestCount { return tiles }
      zoom -= 1
    }
    return covering(projection, 0)
  }

  private static func covering(_ projection: MapProjection, _ zoom: Int) -> [MapTile] {
    let seen = projection.seenRect
    let side = Mercator.side / Double(1 << zoom)
    func index(_ value: Double) -> Int { Int((value / side).rounded(.down)) }
    let rows = max(0, index(seen.minY))...max(0, min((1 << zoom) - 1, index(seen.maxY)))
    let columns = index(seen.minX)...max(index(seen.minX), index(seen.maxX))
    guard columns.count * rows.count <= 4 * largestCount else {
      return Array(repeating: MapTile(zoom: 0, column: 0, row: 0), count: largestCount + 1)
    }
    let middle = (Double(columns.lowerBound + columns.upperBound) / 2, Double(rows.lowerBound + rows.upperBound) / 2)
    func distance(_ tile: MapTile) -> Double {
      hypot(Double(tile.column) - middle.0, Double(tile.row) - middle.1)
    }
    return columns.flatMap { column in rows.map { MapTile(zoom: zoom, column: column, row: $0) } }
      .sorted { distance($0) < distance($1) }
  }
}

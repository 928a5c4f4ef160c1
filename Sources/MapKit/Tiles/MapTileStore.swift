import Observation
import TesseraCore

/// The pictures of one map.
@MainActor
@Observable
final class MapTileStore {
  private var images: [MapTile: Image] = [:]
  private var failed: Set<MapTile> = []
  @ObservationIgnored private var order: [MapTile] = []

  /// How many pictures are kept for one map.
  private static let limit = 160
  /// How many levels further up a picture is looked for, while one is missing.
  private static let ancestors = 6

  func has(_ tile: MapTile) -> Bool { images[tile.key] != nil }

  func insert(_ bitmap: Bitmap, for tile: MapTile) {
    let key = tile.key
    failed.remove(key)
    images[key] = Image(bitmap: bitmap, scale: 1, label: nil)
    order.removeAll { $0 == key }
    order.append(key)
    while order.count > Self.limit { images[order.removeFirst()] = nil }
  }

  func fail(_ tile: MapTile) {
    failed.insert(tile.key)
  }

  /// Forgets the pictures of another source.
  func removeAll() {
    guard !order.isEmpty || !failed.isEmpty else { return }
    images = [:]
    failed = []
    order = []
  }

  /// Whether none of some tiles could be loaded.
  func hasFailed(_ tiles: [MapTile]) -> Bool { !tiles.isEmpty && tiles.allSatisfy { failed.contains($0.key) } }

  /// What there is to draw for some tiles, the coarse pictures first. Where one is missing, those of other levels stand in (MK22).
  func drawn(_ tiles: [MapTile], _ projection: MapProjection) -> [DrawnTile] {
    var found: Set<MapTile> = []
    for tile in tiles {
      if has(tile) {
        found.insert(tile)
      } else {
        let levels = min(tile.zoom, Self.ancestors)
        if levels > 0, let stand = (1...levels).lazy.map(tile.ancestor).first(where: has) { found.insert(stand) }
        found.formUnion(tile.children.filter(has))
      }
    }
    return found.sorted { ($0.zoom, $0.column, $0.row) < ($1.zoom, $1.column, $1.row) }
      .compactMap { tile in images[tile.key].map { DrawnTile(image: $0, rect: Self.rect(of: tile, projection)) } }
  }

  private static func rect(of tile: MapTile, _ projection: MapProjection) -> CGRect {
    let rect = tile.mapRect
    let start = projection.offset(rect.origin)
    let scale = projection.viewpoint.scale
    // They overlap a little, so that no ground is seen between them.
    return CGRect(x: start.x, y: start.y, width: rect.width * scale, height: rect.height * scale)
      .insetBy(dx: -0.25, dy: -0.25)
  }
}

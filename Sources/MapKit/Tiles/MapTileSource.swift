/// Where the pictures of a map come from: square tiles in the projection of the web, by level, column and row (MK21).
nonisolated public struct MapTileSource: Hashable, Sendable {
  /// The address of a tile, with `{z}`, `{x}` and `{y}` for its level, column and row. It may begin with `https:`, `http:` or
  /// `file:`.
  public var template: String
  /// Who made the map; it is shown on it.
  public var attribution: String
  /// The highest level that there is; 0 to 24.
  public var maximumZoom: Int
  /// How large a tile is shown, in points.
  public var tileSize: CGFloat

  /// Creates a source. A template without the three parts has no tiles, which is said once.
  ///
  /// - Parameters:
  ///   - maximumZoom: the highest level; beyond it, tiles are shown larger. What is not from 0 to 24 counts as the nearer of them.
  ///   - tileSize: points; what is not from 64 to 1,024 counts as 256.
  public init(template: String, attribution: String, maximumZoom: Int = 19, tileSize: CGFloat = 256) {
    self.template = template
    self.attribution = attribution
    self.maximumZoom = max(0, min(24, maximumZoom))
    self.tileSize = (64...1024).contains(tileSize) ? tileSize : 256
  }

  /// The map of OpenStreetMap. Its tiles are given by volunteers: programs with many users should have a source of their own.
  public static let openStreetMap = MapTileSource(
    template: "https://tile.openstreetmap.org/{z}/{x}/{y}.png", attribution: "© OpenStreetMap contributors")

  /// The source that `TESSERA_MAP_TILES` names: a template and, after a space, who made the map. An empty one has no tiles.
  static let ofProcess: MapTileChoice? = ProcessInfo.processInfo.environment["TESSERA_MAP_TILES"].map(choice)

  static func choice(_ text: String) -> MapTileChoice {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let template = parts.first else { return .none }
    return .source(MapTileSource(template: String(template), attribution: parts.count > 1 ? String(parts[1]) : ""))
  }

  /// The address of a tile; nil if the template has not the parts that it needs.
  func url(of tile: MapTile) -> URL? {
    guard ["{z}", "{x}", "{y}"].allSatisfy(template.contains) else {
      MapWarning.write("\"\(template)\" is no template for tiles: it needs {z}, {x} and {y}.")
      return nil
    }
    let text = template.replacing("{z}", with: "\(tile.zoom)").replacing("{x}", with: "\(tile.wrappedColumn)")
      .replacing("{y}", with: "\(tile.row)")
    return URL(string: text)
  }
}

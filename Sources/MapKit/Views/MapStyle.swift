/// What a map looks like. Its pictures have one look: that of their source (MK24).
nonisolated public struct MapStyle: Sendable {
  /// How high things are shown; a map of pictures is flat.
  public struct Elevation: Hashable, Sendable {
    private let number: Int

    /// As the system says.
    public static let automatic = Elevation(number: 0)
    /// Flat.
    public static let flat = Elevation(number: 1)
    /// With heights; shown flat.
    public static let realistic = Elevation(number: 2)
  }

  /// How strong colors are.
  public struct StandardEmphasis: Hashable, Sendable {
    private let number: Int

    /// As the system says.
    public static let automatic = StandardEmphasis(number: 0)
    /// Weaker; shown as the source's pictures are.
    public static let muted = StandardEmphasis(number: 1)
  }

  let isPlain: Bool
  let source: MapTileSource?

  private init(isPlain: Bool, source: MapTileSource? = nil) {
    self.isPlain = isPlain
    self.source = source
  }

  /// A map of roads.
  public static let standard = MapStyle(isPlain: true)
  /// Pictures from above; shown as the map of roads unless the program sets a source of them.
  public static let imagery = MapStyle(isPlain: false)
  /// Pictures from above with roads; shown as the map of roads unless the program sets a source of them.
  public static let hybrid = MapStyle(isPlain: false)

  /// A map of roads. What the parameters say is part of the pictures of the source, so they change nothing.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Pictures from above; shown as the map of roads.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Pictures from above with roads; shown as the map of roads.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }

  /// A map with the pictures of a source, such as one of pictures from above.
  public static func tiles(_ source: MapTileSource) -> MapStyle { MapStyle(isPlain: true, source: source) }
}

/// What a program says about the source of its maps.
nonisolated enum MapTileChoice: Equatable, Sendable {
  case none
  case source(MapTileSource)
}

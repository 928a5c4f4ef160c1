nonisolated extension View {
  /// Sets where the maps in this view have their pictures from; nil for none, so that they show degrees only (MK21).
  ///
  /// Without it, maps have the source that the environment variable `TESSERA_MAP_TILES` names; in windows of a desktop
  /// that of OpenStreetMap, elsewhere none.
  public func mapTileSource(_ source: MapTileSource?) -> some View {
    environment(\.mapTileSourceChoice, source.map { .source($0) } ?? MapTileChoice.none)
  }
}

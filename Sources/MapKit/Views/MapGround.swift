/// The ground of a map: its pictures, or a grid, with lines and areas on it.
struct MapGround: View {
  let projection: MapProjection
  let elements: [MapElement]

  var body: some View {
    MapTilesReader(projection: projection) { tiles in
      MapGroundCanvas(projection: projection, tiles: tiles, shapes: elements.compactMap(MapShape.init))
    }
  }
}

import TesseraCore

/// The ground of a map: its pictures, or a grid, with lines and areas on it.
struct MapGround: View {
  let projection: MapProjection
  let elements: [MapElement]

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    MapTilesReader(projection: projection) { tiles in
      let shapes = elements.compactMap(MapShape.init)
      Canvas { context, size in
        let ground = Path(CGRect(origin: .zero, size: size))
        context.fill(ground, with: .color(MapColors(colorScheme).ground))
        if tiles.isEmpty { MapGrid(projection: projection, colors: MapColors(colorScheme)).draw(in: context) }
        var turned = context
        turned.concatenate(projection.transform)
        for tile in tiles { turned.draw(tile.image, in: tile.rect) }
        for level in [MKOverlayLevel.aboveRoads, .aboveLabels] {
          for shape in shapes where shape.level == level { shape.draw(in: context, projection) }
        }
      }
    }
  }
}

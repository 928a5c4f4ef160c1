import TesseraCore

/// Draws the ground of a map with pictures, or a grid where there are none, and lines and areas on it.
struct MapGroundCanvas: View {
  let projection: MapProjection
  let tiles: [DrawnTile]
  let shapes: [MapShape]

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
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

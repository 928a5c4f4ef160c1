nonisolated extension MapElement {
  /// An area with its holes.
  static func area(of polygon: MKPolygon) -> Kind {
    .area([polygon.mapPoints] + (polygon.interiorPolygons ?? []).map(\.mapPoints))
  }
}

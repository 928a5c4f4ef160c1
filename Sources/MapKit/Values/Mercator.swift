/// The flat map of the earth: a square, on which north is up everywhere and angles are true (MK1).
nonisolated enum Mercator {
  /// The length of the square's sides, in map points: at the 20th level, 256 of them are a tile.
  static let side = 268_435_456.0
  /// Degrees from the equator up to which the square reaches.
  static let greatestLatitude = 85.051_128_779_806_59
  /// Meters around the equator.
  static let circumference = 2 * Double.pi * 6_378_137

  /// The point of a place; latitudes beyond the map count as its edge. Longitudes beyond 180 degrees lie beyond its side.
  static func point(latitude: Double, longitude: Double) -> MKMapPoint {
    let bounded = max(-greatestLatitude, min(greatestLatitude, latitude)) * .pi / 180
    return MKMapPoint(
      x: (longitude + 180) / 360 * side, y: side / 2 - side / (2 * .pi) * asinh(tan(bounded)))
  }

  static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
    let latitude = atan(sinh((side / 2 - y) * 2 * .pi / side)) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / side * 360 - 180)
  }
}

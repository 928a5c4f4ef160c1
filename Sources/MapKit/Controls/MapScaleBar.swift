/// A round distance, and how long it is on a map.
nonisolated struct MapScaleBar {
  let text: String
  /// Points.
  let length: CGFloat

  private static let longest = 100.0

  init(projection: MapProjection, locale: Locale) {
    let metersPerPoint =
      MKMetersPerMapPointAtLatitude(projection.viewpoint.center.latitude) / projection.viewpoint.scale
    let formatter = MKDistanceFormatter()
    formatter.locale = locale
    // Round in the unit in which it is written.
    let isMetric = locale.measurementSystem == .metric
    let most = Self.longest * metersPerPoint
    let unit = isMetric ? (most >= 1000 ? 1000.0 : 1) : (most >= 161 ? 1609.344 : 0.3048)
    let meters = Self.round(most / unit) * unit
    text = formatter.string(fromDistance: meters)
    length = meters / metersPerPoint
  }

  /// The largest of 1, 2 and 5 times a power of ten that is not above a number.
  static func round(_ number: Double) -> Double {
    let power = pow(10, log10(max(number, 1e-6)).rounded(.down))
    return ([5.0, 2, 1].first { $0 * power <= number } ?? 1) * power
  }
}

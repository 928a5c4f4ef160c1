/// The shortest lines on the earth.
nonisolated enum Geodesic {
  /// Radians between the points of a line.
  private static let step = Double.pi / 180
  private static let largestCount = 180

  /// The points of a line through others, with those of the shortest ways between.
  static func line(through points: [MKMapPoint]) -> [MKMapPoint] {
    guard var last = points.first else { return [] }
    var line = [last]
    for point in points.dropFirst() {
      line.append(contentsOf: way(from: last, to: point))
      last = line[line.count - 1]
    }
    return line
  }

  /// The points after `start`. Each lies nearest to the one before it, so that the line does not jump at the side of the map.
  private static func way(from start: MKMapPoint, to end: MKMapPoint) -> [MKMapPoint] {
    let (first, last) = (vector(start.coordinate), vector(end.coordinate))
    let angle = acos(max(-1, min(1, first.x * last.x + first.y * last.y + first.z * last.z)))
    guard angle.isFinite, angle > step, sin(angle) > 1e-6 else { return [near(end, start)] }
    let count = min(largestCount, Int((angle / step).rounded(.up)))
    var previous = start
    return (1...count).map { index in
      let part = Double(index) / Double(count)
      let (a, b) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
      let (x, y, z) = (a * first.x + b * last.x, a * first.y + b * last.y, a * first.z + b * last.z)
      let place = CLLocationCoordinate2D(
        latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
      previous = near(MKMapPoint(place), previous)
      return previous
    }
  }

  private static func near(_ point: MKMapPoint, _ other: MKMapPoint) -> MKMapPoint {
    MKMapPoint(x: other.x + remainder(point.x - other.x, Mercator.side), y: point.y)
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}

import Foundation

/// The shape of the earth in the system that satellites use (WGS 84).
enum Ellipsoid {
  /// Meters.
  private static let equatorRadius = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  private static let poleRadius = equatorRadius * (1 - flattening)
  private static let meanRadius = (2 * equatorRadius + poleRadius) / 3
  private static let steps = 100

  /// The length of the shortest line on the surface between two places, in meters; not a number where one of them has none.
  static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDistance {
    // Vincenty's inverse formula; it finds no answer for places that are nearly opposite of each other.
    vincentyDistance(from: start, to: end) ?? sphereDistance(from: start, to: end)
  }

  private static func vincentyDistance(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> CLLocationDistance? {
    let first = Reduced(start.latitude, flattening: flattening)
    let second = Reduced(end.latitude, flattening: flattening)
    let difference = remainder(end.longitude - start.longitude, 360) * .pi / 180
    var lambda = difference
    for _ in 0..<steps {
      let line = Line(first, second, lambda: lambda)
      // The same place.
      guard line.sinSigma != 0 else { return 0 }
      let c = flattening / 16 * line.cosSquaredAlpha * (4 + flattening * (4 - 3 * line.cosSquaredAlpha))
      let next =
        difference + (1 - c) * flattening * line.sinAlpha
        * (line.sigma
          + c * line.sinSigma * (line.cosMiddle + c * line.cosSigma * (2 * line.cosMiddle * line.cosMiddle - 1)))
      if abs(next - lambda) < 1e-12 { return length(of: line) }
      lambda = next
    }
    return nil
  }

  private static func length(of line: Line) -> CLLocationDistance {
    let ratio = (equatorRadius * equatorRadius - poleRadius * poleRadius) / (poleRadius * poleRadius)
    let square = line.cosSquaredAlpha * ratio
    let a = 1 + square / 16_384 * (4_096 + square * (square * (320 - 175 * square) - 768))
    let b = square / 1_024 * (256 + square * (square * (74 - 47 * square) - 128))
    let middle = line.cosMiddle
    let correction =
      b * line.sinSigma
      * (middle + b / 4
        * (line.cosSigma * (2 * middle * middle - 1)
          - b / 6 * middle * (4 * line.sinSigma * line.sinSigma - 3) * (4 * middle * middle - 3)))
    return poleRadius * a * (line.sigma - correction)
  }

  private static func sphereDistance(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let first = start.latitude * .pi / 180
    let second = end.latitude * .pi / 180
    let latitudes = sin((second - first) / 2)
    let longitudes = sin((end.longitude - start.longitude) * .pi / 360)
    let square = latitudes * latitudes + cos(first) * cos(second) * longitudes * longitudes
    return 2 * meanRadius * asin(square > 1 ? 1 : square.squareRoot())
  }

  /// A latitude on the sphere around the ellipsoid.
  private struct Reduced {
    let sine: Double
    let cosine: Double

    init(_ latitude: CLLocationDegrees, flattening: Double) {
      let angle = atan((1 - flattening) * tan(latitude * .pi / 180))
      sine = sin(angle)
      cosine = cos(angle)
    }
  }

  /// The line between two places on that sphere, whose longitudes differ by `lambda` radians there.
  private struct Line {
    let sinSigma: Double
    let cosSigma: Double
    let sigma: Double
    let sinAlpha: Double
    let cosSquaredAlpha: Double
    let cosMiddle: Double

    init(_ first: Reduced, _ second: Reduced, lambda: Double) {
      let across = second.cosine * sin(lambda)
      let along = first.cosine * second.sine - first.sine * second.cosine * cos(lambda)
      sinSigma = (across * across + along * along).squareRoot()
      cosSigma = first.sine * second.sine + first.cosine * second.cosine * cos(lambda)
      sigma = atan2(sinSigma, cosSigma)
      sinAlpha = sinSigma == 0 ? 0 : first.cosine * second.cosine * sin(lambda) / sinSigma
      cosSquaredAlpha = 1 - sinAlpha * sinAlpha
      // Both on the equator.
      cosMiddle = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * first.sine * second.sine / cosSquaredAlpha
    }
  }
}

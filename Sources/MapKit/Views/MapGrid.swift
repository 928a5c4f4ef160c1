/// Circles of latitude and meridians, with their degrees: the ground where no picture is (MK20).
nonisolated struct MapGrid {
  let projection: MapProjection
  let colors: MapColors

  private static let steps = [
    30.0, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.000_5, 0.000_2, 0.000_1,
  ]
  /// The smallest distance of two lines, points.
  private static let leastDistance = 90.0
  private static let largestCount = 60

  func draw(in context: GraphicsContext) {
    let rect = projection.seenRect
    let pointsPerDegree = Mercator.side / 360 * projection.viewpoint.scale
    let step = Self.steps.last { $0 * pointsPerDegree >= Self.leastDistance } ?? 30
    let decimals = step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
    let west = Mercator.coordinate(x: rect.minX, y: 0).longitude
    let east = Mercator.coordinate(x: rect.maxX, y: 0).longitude
    for longitude in multiples(of: step, from: west, to: east) {
      let x = Mercator.point(latitude: 0, longitude: longitude).x
      draw(MKMapPoint(x: x, y: rect.minY), MKMapPoint(x: x, y: rect.maxY), in: context)
      let text = label(remainder(longitude, 360), "E", "W", decimals)
      let top = projection.point(MKMapPoint(x: x, y: projection.mapPoint(labelCorner).y))
      context.draw(text, at: CGPoint(x: top.x + 3, y: labelCorner.y), anchor: .topLeading)
    }
    let limit = Mercator.greatestLatitude
    let south = max(-limit, Mercator.coordinate(x: 0, y: rect.maxY).latitude)
    let north = min(limit, Mercator.coordinate(x: 0, y: rect.minY).latitude)
    for latitude in multiples(of: step, from: south, to: north) {
      let y = Mercator.point(latitude: latitude, longitude: 0).y
      draw(MKMapPoint(x: rect.minX, y: y), MKMapPoint(x: rect.maxX, y: y), in: context)
      let left = projection.point(MKMapPoint(x: projection.mapPoint(labelCorner).x, y: y))
      context.draw(
        label(latitude, "N", "S", decimals), at: CGPoint(x: labelCorner.x, y: left.y + 2), anchor: .topLeading)
    }
  }

  private var labelCorner: CGPoint {
    CGPoint(x: projection.insets.leading + 4, y: projection.insets.top + 4)
  }

  private func draw(_ start: MKMapPoint, _ end: MKMapPoint, in context: GraphicsContext) {
    let path = Path { path in
      path.move(to: projection.point(start))
      path.addLine(to: projection.point(end))
    }
    context.stroke(path, with: .color(colors.line), lineWidth: 1)
  }

  private func multiples(of step: Double, from start: Double, to end: Double) -> [Double] {
    let first = (start / step).rounded(.up)
    let count = min(Self.largestCount, max(0, Int((end / step).rounded(.down) - first) + 1))
    return (0..<count).map { (first + Double($0)) * step }
  }

  private func label(_ degrees: Double, _ positive: String, _ negative: String, _ decimals: Int) -> Text {
    let side = abs(degrees) < 1e-9 ? "" : degrees > 0 ? " \(positive)" : " \(negative)"
    return Text(verbatim: "\(String(format: "%.\(decimals)f", abs(degrees)))°\(side)")
      .font(.system(size: 9))
      .foregroundStyle(colors.label)
  }
}

/// A line or an area on a map.
nonisolated struct MapShape {
  private let rings: [[MKMapPoint]]
  private let isArea: Bool
  private let rect: MKMapRect
  private let attributes: MapAttributes

  var level: MKOverlayLevel { attributes.level ?? .aboveRoads }

  init?(_ element: MapElement) {
    switch element.kind {
    case .line(let points): (rings, isArea) = ([points], false)
    case .area(let given): (rings, isArea) = (given, true)
    case .marker, .annotation, .user: return nil
    }
    rect = element.mapRect
    attributes = element.attributes
  }

  /// Draws it on each of the repeated maps that are seen.
  func draw(in context: GraphicsContext, _ projection: MapProjection) {
    let seen = projection.seenRect
    guard !rect.isNull, seen.width.isFinite else { return }
    let first = ((seen.minX - rect.maxX) / Mercator.side).rounded(.up)
    let last = ((seen.maxX - rect.minX) / Mercator.side).rounded(.down)
    guard first <= last, last - first < 8 else { return }
    for copy in Int(first)...Int(last) { draw(in: context, projection, shift: Double(copy) * Mercator.side) }
  }

  private func draw(in context: GraphicsContext, _ projection: MapProjection, shift: Double) {
    let stroke =
      attributes.stroke ?? (isArea ? nil : (attributes.fill ?? AnyShapeStyle(.tint), StrokeStyle(lineWidth: 3)))
    let reach = (stroke?.line.lineWidth ?? 0) + 10
    let clipping = MapClipping(CGRect(origin: .zero, size: projection.size).insetBy(dx: -reach, dy: -reach))
    let lines = rings.map { $0.map { projection.point(MKMapPoint(x: $0.x + shift, y: $0.y)) } }
    if isArea, attributes.fill != nil || stroke == nil {
      let style = attributes.fill ?? AnyShapeStyle(Color.accentColor.opacity(0.25))
      context.fill(clipping.area(lines), with: .style(style), style: FillStyle(eoFill: true))
    }
    if let stroke {
      let closed = isArea ? lines.map { $0 + $0.prefix(1) } : lines
      context.stroke(clipping.lines(closed), with: .style(stroke.style), style: stroke.line)
    }
  }
}

/// Cuts lines and areas to what is near a rectangle: points that lie too far away cannot be drawn.
nonisolated struct MapClipping {
  private let rect: CGRect

  init(_ rect: CGRect) {
    self.rect = rect
  }

  /// The parts of lines in the rectangle; a line that stays in it stays one.
  func lines(_ lines: [[CGPoint]]) -> Path {
    var path = Path()
    for line in lines {
      var last: CGPoint?
      for (start, end) in zip(line, line.dropFirst()) {
        guard let (first, second) = segment(start, end) else { continue }
        if last != first { path.move(to: first) }
        path.addLine(to: second)
        last = second
      }
    }
    return path
  }

  /// The part of an area in the rectangle.
  func area(_ rings: [[CGPoint]]) -> Path {
    var path = Path()
    for ring in rings {
      let cut = cut(ring)
      guard cut.count > 2 else { continue }
      path.addLines(cut)
      path.closeSubpath()
    }
    return path
  }

  private func segment(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    var (first, last) = (0.0, 1.0)
    let sides = [
      (-way.dx, start.x - rect.minX), (way.dx, rect.maxX - start.x), (-way.dy, start.y - rect.minY),
      (way.dy, rect.maxY - start.y),
    ]
    for (speed, distance) in sides {
      if speed == 0 {
        if distance < 0 { return nil }
      } else if speed < 0 {
        first = max(first, distance / speed)
      } else {
        last = min(last, distance / speed)
      }
    }
    guard first <= last else { return nil }
    func point(_ part: Double) -> CGPoint { CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part) }
    return (first == 0 ? start : point(first), last == 1 ? end : point(last))
  }

  /// Cuts a ring by the four sides, one after the other.
  private func cut(_ ring: [CGPoint]) -> [CGPoint] {
    var points = ring
    points = cut(points) { $0.x - rect.minX }
    points = cut(points) { rect.maxX - $0.x }
    points = cut(points) { $0.y - rect.minY }
    return cut(points) { rect.maxY - $0.y }
  }

  private func cut(_ ring: [CGPoint], inside: (CGPoint) -> CGFloat) -> [CGPoint] {
    guard var last = ring.last else { return [] }
    var result: [CGPoint] = []
    for point in ring {
      let (before, now) = (inside(last), inside(point))
      if (before >= 0) != (now >= 0) {
        let part = before / (before - now)
        result.append(CGPoint(x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part))
      }
      if now >= 0 { result.append(point) }
      last = point
    }
    return result
  }
}

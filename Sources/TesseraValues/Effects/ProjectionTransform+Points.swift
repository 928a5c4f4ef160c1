import Foundation

nonisolated extension ProjectionTransform {
  /// Nearer to the eye nothing is shown.
  private static var nearest: CGFloat { 1e-3 }

  /// This transform, or the one that changes nothing if there are figures that are no numbers.
  package var usable: ProjectionTransform {
    let figures = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
    return figures.allSatisfy(\.isFinite) ? self : ProjectionTransform()
  }

  /// The same without perspective; nil if it has some.
  var affineTransform: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// Where a point is shown; nil if that is behind the eye.
  package func image(of point: CGPoint) -> CGPoint? {
    let depth = m13 * point.x + m23 * point.y + m33
    guard depth >= Self.nearest else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / depth, y: (m12 * point.x + m22 * point.y + m32) / depth)
  }

  /// What point is shown at a place; nil if there is none.
  package func source(of point: CGPoint) -> CGPoint? {
    var inverse = self
    guard inverse.invert(), let source = inverse.image(of: point), source.x.isFinite, source.y.isFinite else {
      return nil
    }
    return source
  }

  /// The smallest upright rectangle around what is shown of a rectangle; nil if nothing is.
  package func bounds(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let points = partBeforeTheEye(corners).compactMap(image)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Cuts off of a polygon what is behind the eye.
  private func partBeforeTheEye(_ corners: [CGPoint]) -> [CGPoint] {
    func height(_ point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 - 2 * Self.nearest }
    var result: [CGPoint] = []
    for (index, end) in corners.enumerated() {
      let start = corners[(index + corners.count - 1) % corners.count]
      let (before, after) = (height(start), height(end))
      if (before < 0) != (after < 0) {
        let share = before / (before - after)
        result.append(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      if after >= 0 { result.append(end) }
    }
    return result
  }
}

extension DisplayListBuilder {
  /// Adds what is drawn in the coordinates of a view at `origin`, its points moved by a projection.
  package mutating func addGroup(
    _ projection: ProjectionTransform, at origin: CGPoint, _ draw: (inout DisplayListBuilder) -> Void
  ) {
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    if let transform = projection.affineTransform {
      addGroup(transform: transform.concatenating(place)) { draw(&$0) }
    } else {
      addGroup(transform: place, effect: .projection(projection)) { draw(&$0) }
    }
  }
}

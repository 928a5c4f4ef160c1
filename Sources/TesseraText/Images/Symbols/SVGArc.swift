import Foundation

/// An elliptical arc as SVG gives it, between two points.
nonisolated struct SVGArc {
  let start: CGPoint
  let end: CGPoint
  let radii: CGSize
  /// Degrees from the x axis to the ellipse's own.
  let rotation: CGFloat
  let isLarge: Bool
  let isClockwise: Bool

  /// The arc as curves, each of a quarter turn at most.
  var elements: [Path.Element] {
    guard start != end else { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(to: end)] }
    let ellipse = Ellipse(self)
    let count = max(1, Int((abs(ellipse.sweep) / (.pi / 2)).rounded(.up)))
    let step = ellipse.sweep / CGFloat(count)
    // How far the controls of a curve lie from its ends, for it to run along the ellipse.
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { piece in
      let from = ellipse.startAngle + step * CGFloat(piece)
      return .curve(
        to: piece == count - 1 ? end : ellipse.point(at: from + step),
        control1: ellipse.point(at: from, along: reach), control2: ellipse.point(at: from + step, along: -reach))
    }
  }

  /// The ellipse by its center, as the implementation notes of the SVG specification work it out.
  private struct Ellipse {
    let center: CGPoint
    let radii: CGSize
    let cosine: CGFloat
    let sine: CGFloat
    let startAngle: CGFloat
    let sweep: CGFloat

    init(_ arc: SVGArc) {
      let angle = arc.rotation * .pi / 180
      (cosine, sine) = (cos(angle), sin(angle))
      let half = CGPoint(x: (arc.start.x - arc.end.x) / 2, y: (arc.start.y - arc.end.y) / 2)
      let x = cosine * half.x + sine * half.y
      let y = -sine * half.x + cosine * half.y
      // Radii that do not reach from one end to the other grow until they do.
      let excess = max(1, (pow(x / arc.radii.width, 2) + pow(y / arc.radii.height, 2)).squareRoot())
      let (rx, ry) = (arc.radii.width * excess, arc.radii.height * excess)
      radii = CGSize(width: rx, height: ry)
      let denominator = pow(rx * y, 2) + pow(ry * x, 2)
      let square = max(0, (pow(rx * ry, 2) - denominator) / denominator)
      let factor = (arc.isLarge == arc.isClockwise ? -1 : 1) * square.squareRoot()
      let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
      center = CGPoint(
        x: cosine * cx - sine * cy + (arc.start.x + arc.end.x) / 2,
        y: sine * cx + cosine * cy + (arc.start.y + arc.end.y) / 2)
      startAngle = atan2((y - cy) / ry, (x - cx) / rx)
      var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - startAngle
      if arc.isClockwise, sweep < 0 { sweep += 2 * .pi }
      if !arc.isClockwise, sweep > 0 { sweep -= 2 * .pi }
      self.sweep = sweep
    }

    /// The point at an angle, moved along the curve's direction there.
    func point(at angle: CGFloat, along reach: CGFloat = 0) -> CGPoint {
      let x = radii.width * (cos(angle) - reach * sin(angle))
      let y = radii.height * (sin(angle) + reach * cos(angle))
      return CGPoint(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
    }
  }
}

import Foundation

extension Path {
  /// Adds a part of a circle, with a line to its beginning if there is a current point.
  ///
  /// - Parameter delta: how far the arc goes from `startAngle`, positive toward growing angles. A turn
  ///   of more than two circles is drawn as one that ends at the same place.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let start = CGFloat(startAngle.radians)
    let turn = CGFloat(delta.radians)
    guard center.isFinite, radius.isFinite, start.isFinite, turn.isFinite else { return }
    let radius = max(0, radius)
    let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    let begin = CGPoint(x: cos(start), y: sin(start)).applying(place)
    guard begin.isFinite else { return }
    let sweep = abs(turn) > 4 * .pi ? turn.truncatingRemainder(dividingBy: 2 * .pi) + copysign(2 * .pi, turn) : turn
    edit { elements in
      elements.append(elements.isEmpty ? .move(to: begin) : .line(to: begin))
      if sweep != 0 { elements.appendArc(from: start, sweep: sweep, transform: place) }
    }
  }

  /// Adds a part of a circle, with a line to its beginning if there is a current point.
  ///
  /// - Parameter clockwise: false goes toward growing angles. On the screen, where y grows downward, that
  ///   looks clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = (endAngle - startAngle).radians
    guard delta.isFinite else { return }
    let sweep = Self.sweep(of: clockwise ? -delta : delta)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: clockwise ? -sweep : sweep),
      transform: transform)
  }

  /// How far an arc goes forward to get from 0 to `delta`: a difference that points backward is made up to a
  /// forward one of less than a full turn, one of whole turns backward to one turn.
  private static func sweep(of delta: Double) -> Double {
    guard delta < 0 else { return delta }
    let rest = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
    return rest > 0 ? rest : 2 * .pi
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and on to `tangent2End`.
  ///
  /// A line leads to the beginning of the arc. Where the lines have no corner between them, only a line to
  /// `tangent1End` is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
    let start = current.applying(transform.inverted())
    let (back, ahead) = (start - tangent1End, tangent2End - tangent1End)
    guard back.length > 0, ahead.length > 0, radius > 0, abs(back.cross(ahead)) > 1e-9 * back.length * ahead.length
    else { return addLine(to: tangent1End.applying(transform)) }
    let (backward, onward) = (back.normalized, ahead.normalized)
    let half = acos(max(-1, min(1, backward.dot(onward)))) / 2
    let bisector = (backward + onward).normalized
    let center = tangent1End + bisector * (radius / sin(half))
    let from = tangent1End + backward * (radius / tan(half)) - center
    let to = tangent1End + onward * (radius / tan(half)) - center
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: from.angle),
      delta: Angle(radians: atan2(from.cross(to), from.dot(to))), transform: transform)
  }
}

import Foundation

/// How far the control points of a curve lie from its ends to draw a quarter of a circle of radius 1.
package let quarterCircleControl: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

extension [Path.Element] {
  /// The sides of a rectangle, clockwise from its origin.
  package mutating func appendRect(_ rect: CGRect) {
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    append(.closeSubpath)
  }

  /// An ellipse, clockwise from its rightmost point.
  package mutating func appendEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    var (cosine, sine): (CGFloat, CGFloat) = (1, 0)
    for _ in 0..<4 {
      let (nextCosine, nextSine) = (-sine, cosine)
      append(
        .curve(
          to: CGPoint(x: center.x + nextCosine * radii.width, y: center.y + nextSine * radii.height),
          control1: CGPoint(
            x: center.x + (cosine - sine * quarterCircleControl) * radii.width,
            y: center.y + (sine + cosine * quarterCircleControl) * radii.height),
          control2: CGPoint(
            x: center.x + (nextCosine + nextSine * quarterCircleControl) * radii.width,
            y: center.y + (nextSine - nextCosine * quarterCircleControl) * radii.height)))
      (cosine, sine) = (nextCosine, nextSine)
    }
    append(.closeSubpath)
  }

  /// A part of the circle of radius 1 around the origin, beginning at the current point.
  ///
  /// - Parameters:
  ///   - start: in radians.
  ///   - sweep: in radians, positive toward growing angles.
  ///   - transform: where to put the circle.
  package mutating func appendArc(from start: CGFloat, sweep: CGFloat, transform: CGAffineTransform) {
    let count = Swift.max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let control = 4 / 3 * tan(step / 4)
    var angle = start
    for index in 0..<count {
      let next = index == count - 1 ? start + sweep : angle + step
      let (from, to) = (CGPoint(x: cos(angle), y: sin(angle)), CGPoint(x: cos(next), y: sin(next)))
      append(
        .curve(
          to: to.applying(transform),
          control1: CGPoint(x: from.x - from.y * control, y: from.y + from.x * control).applying(transform),
          control2: CGPoint(x: to.x + to.y * control, y: to.y - to.x * control).applying(transform)))
      angle = next
    }
  }
}

extension Path.Element {
  /// The element with all its points moved by a transform.
  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point):
      .move(to: point.applying(transform))
    case .line(let point):
      .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath:
      .closeSubpath
    }
  }

  /// Whether all coordinates are finite numbers.
  package var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let point, let control): point.isFinite && control.isFinite
    case .curve(let point, let control1, let control2): point.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite && !isInfinite }
}

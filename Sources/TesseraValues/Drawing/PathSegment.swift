import Foundation

/// A line or a cubic curve with both its ends, on which the geometry of paths is calculated.
package struct PathSegment: Equatable, Sendable {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint
  package let isLine: Bool

  package init(lineFrom start: CGPoint, to end: CGPoint) {
    self.start = start
    control1 = start
    control2 = end
    self.end = end
    isLine = true
  }

  package init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// The quadratic curve, which is a cubic one with the same points at the same times.
  package init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: start.mixed(with: control, 2 / 3), control2: end.mixed(with: control, 2 / 3), to: end)
  }

  /// The element that draws the segment from its start.
  package var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  /// The point at a time from 0 to 1.
  package func point(at time: CGFloat) -> CGPoint {
    if isLine { return start.mixed(with: end, time) }
    return split(at: time).0.end
  }

  /// The parts before and after a time from 0 to 1.
  package func split(at time: CGFloat) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = start.mixed(with: end, time)
      return (PathSegment(lineFrom: start, to: middle), PathSegment(lineFrom: middle, to: end))
    }
    let (first, second, third) = (
      start.mixed(with: control1, time), control1.mixed(with: control2, time), control2.mixed(with: end, time)
    )
    let (left, right) = (first.mixed(with: second, time), second.mixed(with: third, time))
    let middle = left.mixed(with: right, time)
    return (
      PathSegment(from: start, control1: first, control2: left, to: middle),
      PathSegment(from: middle, control1: right, control2: third, to: end)
    )
  }

  /// The part between two times from 0 to 1.
  package func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 ? head.split(at: to > 0 ? from / to : 0).1 : head
  }

  /// Calls `body` with the points of a chain of lines that follows the segment, without its start.
  ///
  /// - Parameter tolerance: how far the lines may lie from the curve.
  package func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let count = isLine ? 1 : lineCount(tolerance: tolerance)
    for index in stride(from: 1, to: count, by: 1) { body(point(at: CGFloat(index) / CGFloat(count))) }
    body(end)
  }

  /// The second difference of the control points bounds how far a curve strays from its chord, and that
  /// distance shrinks with the square of the number of parts.
  private func lineCount(tolerance: CGFloat) -> Int {
    let bend = max(
      (start + control2 - control1 * 2).length, (control1 + end - control2 * 2).length)
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return min(max(Int(saturating: count), 1), 500)
  }
}

extension PathSegment {
  /// The smallest and largest coordinate on one axis.
  package func extent(_ axis: KeyPath<CGPoint, CGFloat>) -> ClosedRange<CGFloat> {
    let (first, last) = (start[keyPath: axis], end[keyPath: axis])
    var (low, high) = (min(first, last), max(first, last))
    guard !isLine else { return low...high }
    for time in turningTimes(axis) {
      let value = point(at: time)[keyPath: axis]
      low = min(low, value)
      high = max(high, value)
    }
    return low...high
  }

  /// The times strictly between 0 and 1 at which the curve turns round on one axis.
  private func turningTimes(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
    let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
    let constant = p1 - p0
    let linear = 2 * (p2 - 2 * p1 + p0)
    let square = p3 - 3 * p2 + 3 * p1 - p0
    var times: [CGFloat] = []
    if abs(square) < 1e-12 {
      if linear != 0 { times = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      times = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }

  /// The length up to a time from 0 to 1.
  package func length(to time: CGFloat = 1) -> CGFloat {
    if isLine { return (end - start).length * time }
    let pieces = 4
    let width = time / CGFloat(pieces)
    return (0..<pieces).reduce(0) { sum, piece in
      let middle = (CGFloat(piece) + 0.5) * width
      return sum
        + Self.quadrature.reduce(0) { $0 + $1.weight * speed(at: middle + $1.node * width / 2) } * width / 2
    }
  }

  /// The time at which the segment has gone a given length.
  package func time(atLength target: CGFloat) -> CGFloat {
    let total = length()
    guard target > 0, total > 0 else { return 0 }
    guard target < total else { return 1 }
    if isLine { return target / total }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var time = target / total
    for _ in 0..<32 {
      let error = length(to: time) - target
      if abs(error) < 1e-7 * total { break }
      if error > 0 { high = time } else { low = time }
      let speed = speed(at: time)
      let newton = speed > 0 ? time - error / speed : low
      time = newton > low && newton < high ? newton : (low + high) / 2
    }
    return time
  }

  private func speed(at time: CGFloat) -> CGFloat {
    let rest = 1 - time
    let velocity =
      (control1 - start) * (3 * rest * rest) + (control2 - control1) * (6 * rest * time)
      + (end - control2) * (3 * time * time)
    return velocity.length
  }

  /// Gauss–Legendre quadrature with five nodes on -1...1.
  private static let quadrature: [(node: CGFloat, weight: CGFloat)] = {
    let inner = (5 - 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let outer = (5 + 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let innerWeight = (322 + 13 * 70.0.squareRoot()) / 900
    let outerWeight = (322 - 13 * 70.0.squareRoot()) / 900
    return [
      (0, 128 / 225), (inner, innerWeight), (-inner, innerWeight), (outer, outerWeight), (-outer, outerWeight),
    ]
  }()
}

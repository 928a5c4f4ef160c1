import SwiftUI

/// Lines through points (CH7).
nonisolated struct CurvePath {
  let method: InterpolationMethod
  /// Whether the points run along x: only then can a curve be monotone in y.
  let runsAlongX: Bool

  /// Adds a line through points, which begins at the first one.
  func add(_ points: [CGPoint], to path: inout Path, isStart: Bool) {
    guard let first = points.first else { return }
    if isStart { path.move(to: first) } else { path.addLine(to: first) }
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: addSteps(points, to: &path, share: 0)
    case .stepCenter: addSteps(points, to: &path, share: 0.5)
    case .stepEnd: addSteps(points, to: &path, share: 1)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension): addCardinal(points, to: &path, tension: tension)
    case .catmullRom(let alpha): addCatmullRom(points, to: &path, alpha: alpha)
    }
  }

  /// The same line for points in the other order.
  var backward: CurvePath {
    switch method.kind {
    case .stepStart: CurvePath(method: .stepEnd, runsAlongX: runsAlongX)
    case .stepEnd: CurvePath(method: .stepStart, runsAlongX: runsAlongX)
    default: self
    }
  }

  private func addSteps(_ points: [CGPoint], to path: inout Path, share: CGFloat) {
    for (from, to) in zip(points, points.dropFirst()) {
      if runsAlongX {
        let x = from.x + (to.x - from.x) * share
        path.addLine(to: CGPoint(x: x, y: from.y))
        path.addLine(to: CGPoint(x: x, y: to.y))
      } else {
        let y = from.y + (to.y - from.y) * share
        path.addLine(to: CGPoint(x: from.x, y: y))
        path.addLine(to: CGPoint(x: to.x, y: y))
      }
      path.addLine(to: to)
    }
  }

  private func addCardinal(_ points: [CGPoint], to path: inout Path, tension: CGFloat) {
    let strength = (1 - (tension.isFinite ? min(max(tension, 0), 1) : 0)) / 6
    for index in 0..<(points.count - 1) {
      let before = points[max(0, index - 1)]
      let from = points[index]
      let to = points[index + 1]
      let after = points[min(points.count - 1, index + 2)]
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) * strength, y: from.y + (to.y - before.y) * strength),
        control2: CGPoint(x: to.x - (after.x - from.x) * strength, y: to.y - (after.y - from.y) * strength))
    }
  }

  private func addCatmullRom(_ points: [CGPoint], to path: inout Path, alpha: CGFloat) {
    let alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0.5
    func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
      pow(hypot(to.x - from.x, to.y - from.y), alpha)
    }
    for index in 0..<(points.count - 1) {
      let from = points[index]
      let to = points[index + 1]
      let before = points[max(0, index - 1)]
      let after = points[min(points.count - 1, index + 2)]
      let lengths = (length(before, from), length(from, to), length(to, after))
      path.addCurve(
        to: to, control1: control(from, before, to, lengths.0, lengths.1),
        control2: control(to, after, from, lengths.2, lengths.1))
    }
  }

  /// The control point beside `point`, whose neighbors are `outer` and `inner`, on the side of `inner`.
  private func control(
    _ point: CGPoint, _ outer: CGPoint, _ inner: CGPoint, _ outerLength: CGFloat, _ innerLength: CGFloat
  ) -> CGPoint {
    let weight = 3 * outerLength * (outerLength + innerLength)
    guard weight > 1e-9 else { return point }
    let own = 2 * outerLength * outerLength + 3 * outerLength * innerLength + innerLength * innerLength
    func part(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      (outerLength * outerLength * inner[keyPath: path] + own * point[keyPath: path]
        - innerLength * innerLength * outer[keyPath: path]) / weight
    }
    return CGPoint(x: part(\.x), y: part(\.y))
  }

  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let places = points.map { runsAlongX ? $0 : CGPoint(x: $0.y, y: $0.x) }
    let slopes = monotoneSlopes(places)
    for index in 0..<(places.count - 1) {
      let from = places[index]
      let to = places[index + 1]
      let third = (to.x - from.x) / 3
      let first = CGPoint(x: from.x + third, y: from.y + slopes[index] * third)
      let second = CGPoint(x: to.x - third, y: to.y - slopes[index + 1] * third)
      path.addCurve(
        to: points[index + 1], control1: runsAlongX ? first : CGPoint(x: first.y, y: first.x),
        control2: runsAlongX ? second : CGPoint(x: second.y, y: second.x))
    }
  }

  /// Slopes at points with which no curve between two of them goes beyond them.
  private func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let secants = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    return points.indices.map { index in
      guard index > 0 else { return secants[0] }
      guard index < secants.count else { return secants[index - 1] }
      let (before, after) = (secants[index - 1], secants[index])
      guard before * after > 0 else { return 0 }
      let middle = (before + after) / 2
      let limit = 3 * min(abs(before), abs(after))
      return middle < 0 ? -min(-middle, limit) : min(middle, limit)
    }
  }
}

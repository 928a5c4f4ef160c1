import Foundation

/// Curves come out of these operations as chains of short straight lines.
extension Path {
  /// The area that lies in this path or in another.
  ///
  /// - Parameter eoFill: whether areas are found by the even-odd rule; if not, by the non-zero rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that lies in this path and in another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that lies in this path and not in another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that lies in exactly one of this path and another.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The same area, its border drawn such that no parts of it overlap.
  ///
  /// - Parameter eoFill: whether the area is found by the even-odd rule; if not, by the non-zero rule.
  public func normalized(eoFill: Bool = true) -> Path {
    area(with: Path(), eoFill: eoFill) { isInside, _ in isInside }
  }

  /// The part of this path's line that lies in the area of another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(of: other, eoFill: eoFill, isInside: true)
  }

  /// The part of this path's line that does not lie in the area of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(of: other, eoFill: eoFill, isInside: false)
  }

  private func area(with other: Path, eoFill: Bool, _ combine: (Bool, Bool) -> Bool) -> Path {
    func isInside(_ turns: Int) -> Bool { eoFill ? !turns.isMultiple(of: 2) : turns != 0 }
    let border = PathEdges(self, other).border { combine(isInside($0.first), isInside($0.second)) }
    return Path(elements: BorderTracer.loops(of: border))
  }

  private func line(of other: Path, eoFill: Bool, isInside: Bool) -> Path {
    var result: [Element] = []
    var end: CGPoint?
    for line in EdgeCutter.pieces(of: self, cutBy: other) {
      guard other.contains(line.from.mixed(with: line.to, 0.5), eoFill: eoFill) == isInside else { continue }
      if end != line.from { result.append(.move(to: line.from)) }
      result.append(.line(to: line.to))
      end = line.to
    }
    return Path(elements: result)
  }
}

/// Joins the pieces of a border to loops.
private struct BorderTracer {
  private var pieces: [(from: CGPoint, to: CGPoint)]
  private var isUsed: [Bool]
  private var starts: [CGPoint: [Int]] = [:]

  static func loops(of border: [(from: CGPoint, to: CGPoint)]) -> [Path.Element] {
    var tracer = BorderTracer(border)
    return border.indices.flatMap { tracer.loop(from: $0) }
  }

  private init(_ pieces: [(from: CGPoint, to: CGPoint)]) {
    self.pieces = pieces
    isUsed = Array(repeating: false, count: pieces.count)
    for (index, piece) in pieces.enumerated() { starts[piece.from, default: []].append(index) }
  }

  /// The loop that a piece belongs to; nothing if it has been drawn already or does not close.
  private mutating func loop(from first: Int) -> [Path.Element] {
    guard !isUsed[first] else { return [] }
    var points: [CGPoint] = []
    var current: Int? = first
    while let index = current {
      isUsed[index] = true
      points.append(pieces[index].to)
      if pieces[index].to == pieces[first].from { return Self.elements(points) }
      current = next(after: index)
    }
    return []
  }

  /// Where several pieces go on, the one that turns most to the right keeps areas apart that only touch.
  private func next(after index: Int) -> Int? {
    let direction = pieces[index].to - pieces[index].from
    func turn(_ candidate: Int) -> CGFloat {
      let next = pieces[candidate].to - pieces[candidate].from
      return atan2(direction.cross(next), direction.dot(next))
    }
    return (starts[pieces[index].to] ?? []).filter { !isUsed[$0] }.max { turn($0) < turn($1) }
  }

  /// The loop without points in the middle of straight lines.
  private static func elements(_ points: [CGPoint]) -> [Path.Element] {
    var corners: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let previous = corners.last ?? points[points.count - 1]
      let next = points[(index + 1) % points.count]
      let (before, after) = ((point - previous).normalized, (next - point).normalized)
      if abs(before.cross(after)) > 1e-6 || before.dot(after) < 0 { corners.append(point) }
    }
    guard corners.count > 2 else { return [] }
    return [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.closeSubpath]
  }
}

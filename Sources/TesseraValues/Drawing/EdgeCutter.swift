import Foundation

/// Cuts lines where they meet.
struct EdgeCutter {
  /// A line of a path, with how often which path runs along it.
  struct Line {
    var from: CGPoint
    var to: CGPoint
    var turns: PathEdges.Turns

    var left: CGFloat { min(from.x, to.x) }
    var right: CGFloat { max(from.x, to.x) }

    func overlaps(_ other: Line) -> Bool {
      left <= other.right && other.left <= right && min(from.y, to.y) <= max(other.from.y, other.to.y)
        && min(other.from.y, other.to.y) <= max(from.y, to.y)
    }

    /// How far along the line, from 0 to 1, the place nearest to a point is.
    func position(of point: CGPoint) -> CGFloat {
      let direction = to - from
      return (point - from).dot(direction) / direction.dot(direction)
    }

    /// Whether a point lies on the line, as far as the grid of points can tell.
    func holds(_ point: CGPoint) -> Bool {
      let position = position(of: point)
      guard position > 0, position < 1 else { return false }
      return (from.mixed(with: to, position) - point).length <= CGPoint.gridStep
    }
  }

  private let lines: [Line]
  private var cuts: [[CGPoint]]

  /// The lines, cut so that they meet only at their ends.
  static func cut(_ lines: [Line]) -> [Line] {
    var cutter = EdgeCutter(lines: lines.filter { $0.from != $0.to }.sorted { $0.left < $1.left })
    cutter.findCuts()
    return cutter.lines.indices.flatMap { cutter.pieces(of: $0) }
  }

  /// The lines of a path in their order, cut where they meet the sides of another path.
  static func pieces(of path: Path, cutBy other: Path) -> [Line] {
    let sides = other.sides(PathEdges.Turns())
    return path.lines.flatMap { line in
      var cutter = EdgeCutter(lines: [line] + sides.filter { $0.from != $0.to && $0.overlaps(line) })
      for side in cutter.lines.indices.dropFirst() { cutter.cut(0, side) }
      return cutter.pieces(of: 0)
    }
  }

  private init(lines: [Line]) {
    self.lines = lines
    cuts = Array(repeating: [], count: lines.count)
  }

  /// Goes from left to right and compares each line with those that have not ended yet.
  private mutating func findCuts() {
    var open: [Int] = []
    for index in lines.indices {
      open.removeAll { lines[$0].right < lines[index].left }
      for other in open where lines[other].overlaps(lines[index]) { cut(other, index) }
      open.append(index)
    }
  }

  private mutating func cut(_ first: Int, _ second: Int) {
    let (one, two) = (lines[first], lines[second])
    for end in [two.from, two.to] where one.holds(end) { cuts[first].append(end) }
    for end in [one.from, one.to] where two.holds(end) { cuts[second].append(end) }
    let (direction, other) = (one.to - one.from, two.to - two.from)
    let area = direction.cross(other)
    guard abs(area) > 1e-12 * direction.length * other.length else { return }
    let time = (two.from - one.from).cross(other) / area
    let otherTime = (two.from - one.from).cross(direction) / area
    guard (0...1).contains(time), (0...1).contains(otherTime) else { return }
    let point = (one.from + direction * time).onGrid
    cuts[first].append(point)
    cuts[second].append(point)
  }

  private func pieces(of index: Int) -> [Line] {
    let line = lines[index]
    var pieces: [Line] = []
    var from = line.from
    let points = cuts[index].sorted { line.position(of: $0) < line.position(of: $1) } + [line.to]
    for point in points where point != from {
      pieces.append(Line(from: from, to: point, turns: line.turns))
      from = point
    }
    return pieces
  }
}

extension CGPoint {
  /// Points are put on a grid this fine, so that ends that belong together are exactly equal.
  fileprivate static let gridStep: CGFloat = 1 / 65_536

  fileprivate var onGrid: CGPoint {
    CGPoint(x: (x / Self.gridStep).rounded() * Self.gridStep, y: (y / Self.gridStep).rounded() * Self.gridStep)
  }
}

extension Path {
  /// How far the lines that stand for a curve in an area may lie from it.
  static let areaTolerance: CGFloat = 0.02

  /// The straight lines of the path's own line.
  fileprivate var lines: [EdgeCutter.Line] {
    polygons(tolerance: Self.areaTolerance).flatMap { polygon in
      let points = polygon.map(\.onGrid)
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { from, to in
        EdgeCutter.Line(from: from, to: to, turns: PathEdges.Turns())
      }
    }
  }

  /// The sides of the path's area. Parts that are left open count as closed.
  func sides(_ turns: PathEdges.Turns) -> [EdgeCutter.Line] {
    polygons(tolerance: Self.areaTolerance).flatMap { polygon in
      let points = polygon.map(\.onGrid)
      return zip(points, points.dropFirst() + points.prefix(1)).map { from, to in
        EdgeCutter.Line(from: from, to: to, turns: turns)
      }
    }
  }
}

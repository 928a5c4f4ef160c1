import Foundation

/// The sides of the areas of two paths, cut so that no two of them cross or overlap.
struct PathEdges {
  /// A side, its ends in reading order.
  struct Edge: Hashable {
    let from: CGPoint
    let to: CGPoint
  }

  /// How often each of two paths does something, in one direction less in the other: run along an edge, go round a
  /// point.
  struct Turns: Equatable {
    var first = 0
    var second = 0

    func adding(_ other: Turns, times factor: Int) -> Turns {
      Turns(first: first + other.first * factor, second: second + other.second * factor)
    }
  }

  private let edges: [Edge]
  /// How often the paths run along each edge from its beginning to its end.
  private let turns: [Turns]
  /// The edges by their height, and by their place from left to right.
  private let levels: EdgeRows
  private let columns: EdgeRows

  init(_ first: Path, _ second: Path) {
    let lines = first.sides(Turns(first: 1)) + second.sides(Turns(second: 1))
    var sums: [Edge: Turns] = [:]
    var order: [Edge] = []
    for line in EdgeCutter.cut(lines) {
      let isForward = line.from.precedes(line.to)
      let edge = isForward ? Edge(from: line.from, to: line.to) : Edge(from: line.to, to: line.from)
      if sums[edge] == nil { order.append(edge) }
      sums[edge] = (sums[edge] ?? Turns()).adding(line.turns, times: isForward ? 1 : -1)
    }
    edges = order.filter { sums[$0] != Turns() }
    turns = edges.map { sums[$0] ?? Turns() }
    levels = EdgeRows(edges, across: \.y)
    columns = EdgeRows(edges, across: \.x)
  }

  /// The border of the area where `isInside` holds, each piece directed so that the area is on its right.
  ///
  /// - Parameter isInside: says by how often the paths go round a point whether it is in the area.
  func border(where isInside: (Turns) -> Bool) -> [(from: CGPoint, to: CGPoint)] {
    edges.indices.compactMap { index in
      let edge = edges[index]
      let beside = turnsBeside(index)
      let (isBefore, isAfter) = (isInside(beside.before), isInside(beside.after))
      guard isBefore != isAfter else { return nil }
      // With y growing downward, what is on the right of a line to the right is below it, and what is on the right of
      // a line downward is to the left of it.
      let goesAlong = edge.isSteep ? isBefore == (edge.to.y > edge.from.y) : isAfter
      return goesAlong ? (edge.from, edge.to) : (edge.to, edge.from)
    }
  }

  /// How often the paths go round a point close to the middle of an edge: on its left (of a steep edge) or above it,
  /// and on its right or below it. The sign is the same on both sides, but not for all edges.
  private func turnsBeside(_ index: Int) -> (before: Turns, after: Turns) {
    let edge = edges[index]
    let (axis, across) = edge.isSteep ? (\CGPoint.x, \CGPoint.y) : (\CGPoint.y, \CGPoint.x)
    let middle = edge.from.mixed(with: edge.to, 0.5)
    var after = Turns()
    for other in (edge.isSteep ? levels : columns).edges(at: middle[keyPath: across]) where other != index {
      let crossing = edges[other].crossing(ofRayFrom: middle, along: axis, across: across)
      if crossing != 0 { after = after.adding(turns[other], times: crossing) }
    }
    let own = edge.to[keyPath: across] > edge.from[keyPath: across] ? 1 : -1
    return (after.adding(turns[index], times: own), after)
  }
}

extension PathEdges.Edge {
  /// Whether the edge is nearer to upright than to level.
  fileprivate var isSteep: Bool { abs(to.y - from.y) > abs(to.x - from.x) }

  /// Whether the ray that goes from a point toward growing values on an axis crosses the edge: 1 if the edge goes
  /// toward growing values on the other axis there, -1 if it goes toward smaller ones, 0 if they do not meet.
  fileprivate func crossing(
    ofRayFrom point: CGPoint, along axis: KeyPath<CGPoint, CGFloat>, across other: KeyPath<CGPoint, CGFloat>
  ) -> Int {
    let (start, end, height) = (from[keyPath: other], to[keyPath: other], point[keyPath: other])
    guard (start <= height) != (end <= height) else { return 0 }
    let (near, far) = (from[keyPath: axis], to[keyPath: axis])
    let meeting = near + (far - near) * (height - start) / (end - start)
    guard meeting > point[keyPath: axis] else { return 0 }
    return end > start ? 1 : -1
  }
}

extension CGPoint {
  /// Whether the point comes before another in the order from left to right, and from top to bottom at the same place.
  func precedes(_ other: CGPoint) -> Bool {
    x != other.x ? x < other.x : y < other.y
  }
}

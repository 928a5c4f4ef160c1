import Foundation

/// The edges of areas by the rows that they reach into, so that a ray along a row meets few others.
///
/// There are as many rows as let each edge be in a handful of them.
struct EdgeRows {
  /// In how many rows an edge may be on the average.
  private static let rowsPerEdge: CGFloat = 8

  private let low: CGFloat
  private let rowsPerPoint: CGFloat
  private let count: Int
  /// Where the edges of each row begin in `members`, and where those of the last one end.
  private var starts: [Int]
  private var members: [Int]

  /// - Parameter axis: the axis across the rows.
  init(_ edges: [PathEdges.Edge], across axis: KeyPath<CGPoint, CGFloat>) {
    let extents = edges.map { edge in
      let (from, to) = (edge.from[keyPath: axis], edge.to[keyPath: axis])
      return (low: min(from, to), high: max(from, to))
    }
    let low = extents.map(\.low).min() ?? 0
    let height = (extents.map(\.high).max() ?? 0) - low
    let total = extents.reduce(0) { $0 + $1.high - $1.low }
    // Differences of the largest numbers are infinite: then one row has to do.
    let isUsable = total > 0 && total.isFinite && height.isFinite
    let wanted = isUsable ? Self.rowsPerEdge * CGFloat(edges.count) * (height / total) : 1
    let count = max(1, Int(min(wanted, CGFloat(edges.count))))
    let rowsPerPoint = CGFloat(count) / height
    (self.low, self.rowsPerPoint, self.count) = (low, rowsPerPoint, count)
    func row(_ place: CGFloat) -> Int {
      Self.row(of: place, low: low, rowsPerPoint: rowsPerPoint, count: count)
    }
    starts = Array(repeating: 0, count: count + 1)
    for extent in extents { for index in row(extent.low)...row(extent.high) { starts[index + 1] += 1 } }
    for index in 0..<count { starts[index + 1] += starts[index] }
    members = Array(repeating: 0, count: starts[count])
    var next = starts
    for (edge, extent) in extents.enumerated() {
      for index in row(extent.low)...row(extent.high) {
        members[next[index]] = edge
        next[index] += 1
      }
    }
  }

  private static func row(of place: CGFloat, low: CGFloat, rowsPerPoint: CGFloat, count: Int) -> Int {
    count == 1 ? 0 : Int(min(max((place - low) * rowsPerPoint, 0), CGFloat(count - 1)))
  }

  /// The edges that may be met at a place across the rows.
  func edges(at place: CGFloat) -> ArraySlice<Int> {
    let row = Self.row(of: place, low: low, rowsPerPoint: rowsPerPoint, count: count)
    return members[starts[row]..<starts[row + 1]]
  }
}

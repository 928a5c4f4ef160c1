/// Finds annotations that lie together (MK31).
///
/// Distances are those on the flat map at one level, so that a map that is dragged keeps its clusters.
nonisolated struct AnnotationClusters {
  /// Points on the screen within which annotations are one cluster.
  static let reach = 44.0

  /// An annotation that may be in a cluster.
  struct Candidate {
    let index: Int
    let identifier: String
    let point: MKMapPoint
  }

  private struct Cell: Hashable {
    let identifier: String
    let column: Int
    let row: Int
  }

  /// The places of annotations that lie together, two or more each, in their order.
  ///
  /// - Parameter scale: points on the screen per map point.
  static func groups(_ candidates: [Candidate], scale: Double) -> [[Int]] {
    let side = reach / scale
    var cells: [Cell: [Int]] = [:]
    func cell(_ candidate: Candidate) -> Cell {
      Cell(
        identifier: candidate.identifier, column: Int((candidate.point.x / side).rounded(.down)),
        row: Int((candidate.point.y / side).rounded(.down)))
    }
    for (number, candidate) in candidates.enumerated() { cells[cell(candidate), default: []].append(number) }
    var taken = Array(repeating: false, count: candidates.count)
    var groups: [[Int]] = []
    for (number, candidate) in candidates.enumerated() where !taken[number] {
      let middle = cell(candidate)
      let near = (-1...1).flatMap { column in
        (-1...1).flatMap { row in
          cells[Cell(identifier: middle.identifier, column: middle.column + column, row: middle.row + row)] ?? []
        }
      }
      let members = near.filter { other in
        !taken[other]
          && hypot(candidates[other].point.x - candidate.point.x, candidates[other].point.y - candidate.point.y)
            <= side
      }.sorted()
      guard members.count > 1 else { continue }
      for member in members { taken[member] = true }
      groups.append(members.map { candidates[$0].index })
    }
    return groups
  }
}

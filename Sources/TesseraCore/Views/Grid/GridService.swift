import Foundation

/// The order in which the cells of a grid are measured (C93, J12).
@MainActor
enum GridService {
  /// Indices of cells, those of equal layout priority together, the greatest first. Within a group those cells come
  /// first that fill fewer axes without end, then the stiffer ones.
  ///
  /// Where nothing is proposed nothing is shared, and the order is that of the cells.
  static func groups(
    of cells: ContiguousArray<GridStructure.Cell>, _ proposal: LayoutProposal
  ) -> [ArraySlice<Int>] {
    guard !proposal.width.isNaN || !proposal.height.isNaN else { return [ArraySlice(cells.indices)] }
    var ranks: [Rank] = []
    ranks.reserveCapacity(cells.count)
    for (index, cell) in cells.enumerated() { ranks.append(Rank(cell.node, proposal, index)) }
    ranks.sort()
    let order = ranks.map(\.index)
    var groups: [ArraySlice<Int>] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, ranks[end].priority == ranks[start].priority { end += 1 }
      groups.append(order[start..<end])
      start = end
    }
    return groups
  }

  private struct Rank: Comparable {
    let priority: Double
    private let infiniteAxes: Int
    private let flexibility: CGFloat
    let index: Int

    @MainActor
    init(_ node: LayoutNode, _ proposal: LayoutProposal, _ index: Int) {
      var least = proposal
      var most = proposal
      for axis in [Axis.horizontal, .vertical] where !proposal[axis].isNaN {
        least[axis] = 0
        most[axis] = .infinity
      }
      let small = node.measure(least)
      let large = node.measure(most)
      let lengths = [large.width - small.width, large.height - small.height]
      priority = node.service.priorityInStack
      infiniteAxes = lengths.count { !$0.isFinite }
      flexibility = lengths.filter(\.isFinite).reduce(0, +)
      self.index = index
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.priority != right.priority { return left.priority > right.priority }
      if left.infiniteAxes != right.infiniteAxes { return left.infiniteAxes < right.infiniteAxes }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      return left.index < right.index
    }
  }
}

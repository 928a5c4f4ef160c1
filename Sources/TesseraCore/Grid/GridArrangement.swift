import Foundation

/// How wide the columns and how high the rows of a grid are for one proposal (C93).
@MainActor
struct GridArrangement {
  let structure: GridStructure
  let proposal: LayoutProposal
  private var columns: GridTracks
  private var rows: GridTracks

  init(_ structure: GridStructure, _ proposal: LayoutProposal) {
    self.structure = structure
    self.proposal = proposal
    columns = GridTracks(gaps: structure.columnGaps, proposal: proposal.width)
    rows = GridTracks(gaps: structure.rowGaps, proposal: proposal.height)
    for cell in Self.inOrderOfService(structure.cells, proposal) where cell.unsizedAxes.isEmpty { serve(cell) }
    for cell in structure.cells where !cell.unsizedAxes.isEmpty { serve(cell) }
    alignRows()
  }

  var size: CGSize { CGSize(width: columns.length, height: rows.length) }

  // MARK: Serving

  /// Cells that know what they want come first: by priority, then those that fill fewer axes, then the stiffer ones.
  private static func inOrderOfService(
    _ cells: ContiguousArray<GridStructure.Cell>, _ proposal: LayoutProposal
  ) -> [GridStructure.Cell] {
    guard !proposal.width.isNaN || !proposal.height.isNaN else { return Array(cells) }
    let ranked = cells.enumerated().map { index, cell in
      (cell: cell, rank: Rank(cell.node, proposal, index))
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.cell)
  }

  private struct Rank: Comparable {
    private let priority: Double
    private let infiniteAxes: Int
    private let flexibility: CGFloat
    private let index: Int

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
      priority = node.service.priority
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

  /// Offers a cell its share, and makes room for what it takes.
  private mutating func serve(_ cell: GridStructure.Cell) {
    let row = cell.row..<(cell.row + 1)
    let isWidthFree = !cell.unsizedAxes.contains(.horizontal)
    let isHeightFree = !cell.unsizedAxes.contains(.vertical)
    let offer = LayoutProposal(
      width: isWidthFree ? columns.share(of: cell.columns) : columns.length(of: cell.columns),
      height: isHeightFree ? rows.share(of: row) : rows.length(of: row))
    let answer = cell.node.measure(offer)
    if isWidthFree { columns.makeRoom(for: answer.width, in: cell.columns) }
    if isHeightFree { rows.makeRoom(for: answer.height, in: row) }
  }

  /// Rows whose cells are lined up by their guides may be higher than each cell.
  private mutating func alignRows() {
    for (row, extent) in rowExtents().enumerated() {
      rows.makeRoom(for: extent.above + extent.below, in: row..<(row + 1))
    }
  }

  // MARK: Placing

  /// How far the cells of each row reach above and below its alignment guide.
  private func rowExtents() -> ContiguousArray<(above: CGFloat, below: CGFloat)> {
    var extents = ContiguousArray(repeating: (above: CGFloat(0), below: CGFloat(0)), count: structure.rowCount)
    for cell in structure.cells where cell.anchor == nil {
      let proposal = offer(to: cell)
      let size = cell.node.measure(proposal)
      let guide = cell.node.guide(structure.rowAlignments[cell.row].key, proposal, size)
      extents[cell.row].above = max(extents[cell.row].above, guide)
      extents[cell.row].below = max(extents[cell.row].below, size.height - guide)
    }
    return extents
  }

  /// What a cell is offered once rows and columns have their lengths; unspecified lengths stay so for texts.
  private func offer(to cell: GridStructure.Cell) -> LayoutProposal {
    LayoutProposal(width: columns.length(of: cell.columns), height: rows.length(of: cell.row..<(cell.row + 1)))
  }

  /// Where each child lies and what it is offered there.
  func places() -> [(origin: CGPoint, proposal: LayoutProposal)] {
    let extents = rowExtents()
    return structure.cells.map { cell in
      let proposal = offer(to: cell)
      let area = CGRect(
        x: columns.start(of: cell.columns.lowerBound), y: rows.start(of: cell.row), width: proposal.width,
        height: proposal.height)
      let size = cell.node.measure(proposal)
      if let anchor = cell.anchor {
        let x = area.minX + anchor.x * (area.width - size.width)
        return (CGPoint(x: x, y: area.minY + anchor.y * (area.height - size.height)), proposal)
      }
      let horizontal = structure.columnAlignments[cell.columns.lowerBound].key
      let box = ViewDimensions(width: area.width, height: area.height)
      let x = area.minX + horizontal.defaultValue(in: box) - cell.node.guide(horizontal, proposal, size)
      let vertical = structure.rowAlignments[cell.row].key
      let extent = extents[cell.row]
      // A row that others made higher keeps the place of the guide in proportion, as a box of its own would.
      let slack = area.height - extent.above - extent.below
      let line = extent.above + (vertical.defaultValue(in: box) / max(area.height, .leastNonzeroMagnitude)) * slack
      return (CGPoint(x: x, y: area.minY + line - cell.node.guide(vertical, proposal, size)), proposal)
    }
  }
}

import Foundation

/// How wide the columns and how high the rows of a grid are for one proposal (C93, J11, J12).
@MainActor
struct GridArrangement {
  /// What a cell was offered, and its answer.
  private struct Service {
    var offer = LayoutProposal.unspecified
    var answer = CGSize.zero
  }

  let structure: GridStructure
  let proposal: LayoutProposal
  private var columns: GridTracks
  private var rows: GridTracks
  /// One for each cell.
  private var services: ContiguousArray<Service>

  init(_ structure: GridStructure, _ proposal: LayoutProposal) {
    self.structure = structure
    self.proposal = proposal
    columns = GridTracks(gaps: structure.columnGaps, proposal: proposal.width)
    rows = GridTracks(gaps: structure.rowGaps, proposal: proposal.height)
    services = ContiguousArray(repeating: Service(), count: structure.cells.count)
    let groups = GridService.groups(of: structure.cells, proposal)
    for group in groups { serve(group) }
    if !columns.isShared { stretchColumns() }
    if doHeightsDependOnWidths() { serveRowsAgain(groups) }
    alignRows()
  }

  var size: CGSize { CGSize(width: columns.length, height: rows.length) }

  // MARK: Serving

  /// Offers the cells of a group their shares, and makes room for what they take.
  private mutating func serve(_ group: ArraySlice<Int>) {
    let cells = structure.cells
    columns.begin(group.map { cells[$0].columns })
    rows.begin(group.map { cells[$0].rows })
    for index in group {
      let cell = cells[index]
      let isUnsized = cell.unsizedAxes.contains(.horizontal)
      serve(index, width: isUnsized ? columns.unsizedOffer : columns.share(of: cell.columns))
      columns.take(services[index].answer.width, in: cell.columns)
    }
  }

  /// Offers a cell a width and its share of the height.
  private mutating func serve(_ index: Int, width: CGFloat) {
    let cell = structure.cells[index]
    let height = cell.unsizedAxes.contains(.vertical) ? rows.unsizedOffer : rows.share(of: cell.rows)
    let offer = LayoutProposal(width: width, height: height)
    let answer = cell.node.measure(offer)
    services[index] = Service(offer: offer, answer: answer)
    rows.take(answer.height, in: cell.rows)
  }

  /// Without a proposal, columns are as wide as the cells that stand in one alone; the others widen them afterward.
  private mutating func stretchColumns() {
    for (cell, service) in zip(structure.cells, services) where cell.columns.count > 1 {
      columns.stretch(cell.columns, to: service.answer.width)
    }
  }

  /// Whether a cell, a text for example, takes another height now that the widths of the columns are known.
  private func doHeightsDependOnWidths() -> Bool {
    for (cell, service) in zip(structure.cells, services) {
      let width = settledWidth(of: cell, service)
      guard !isSame(width, service.offer.width) else { continue }
      let answer = cell.node.measure(LayoutProposal(width: width, height: service.offer.height))
      if !isSame(answer.height, service.answer.height) { return true }
    }
    return false
  }

  private mutating func serveRowsAgain(_ groups: [ArraySlice<Int>]) {
    rows = GridTracks(gaps: structure.rowGaps, proposal: proposal.height)
    for group in groups {
      rows.begin(group.map { structure.cells[$0].rows })
      for index in group { serve(index, width: settledWidth(of: structure.cells[index], services[index])) }
    }
  }

  /// Rows whose cells are lined up by their guides may be higher than each cell.
  private mutating func alignRows() {
    for (row, extent) in rowExtents().enumerated() { rows.extend(row, to: extent.above + extent.below) }
  }

  // MARK: Settling

  /// J12: a cell whose columns are as wide as its answer keeps what it was offered.
  private func settledWidth(of cell: GridStructure.Cell, _ service: Service) -> CGFloat {
    let width = columns.length(of: cell.columns)
    return isSame(width, service.answer.width) ? service.offer.width : width
  }

  /// What a cell is offered in the end: its slot, or what it was offered before if it answered just that (J12).
  private func settledOffer(_ index: Int) -> LayoutProposal {
    let cell = structure.cells[index]
    let service = services[index]
    let slot = LayoutProposal(width: columns.length(of: cell.columns), height: rows.length(of: cell.rows))
    let isSettled = isSame(slot.width, service.answer.width) && isSame(slot.height, service.answer.height)
    return isSettled ? service.offer : slot
  }

  /// Sums of lengths are not exact.
  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool {
    left == right || abs(left - right) < 0.001
  }

  // MARK: Placing

  /// How far the cells of each row reach above and below its alignment guide.
  private func rowExtents() -> ContiguousArray<(above: CGFloat, below: CGFloat)> {
    var extents = ContiguousArray(repeating: (above: CGFloat(0), below: CGFloat(0)), count: structure.rowCount)
    for (index, cell) in structure.cells.enumerated() where cell.anchor == nil {
      let proposal = settledOffer(index)
      let size = cell.node.measure(proposal)
      let guide = cell.node.guide(structure.rowAlignments[cell.row].key, proposal, size)
      extents[cell.row].above = max(extents[cell.row].above, guide)
      extents[cell.row].below = max(extents[cell.row].below, size.height - guide)
    }
    return extents
  }

  /// Where each child lies and what it is offered there.
  func places() -> [(origin: CGPoint, proposal: LayoutProposal)] {
    let extents = rowExtents()
    let columnStarts = columns.starts
    let rowStarts = rows.starts
    return structure.cells.indices.map { index in
      let cell = structure.cells[index]
      let slot = CGRect(
        x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row], width: columns.length(of: cell.columns),
        height: rows.length(of: cell.rows))
      let proposal = settledOffer(index)
      return (origin(of: cell, in: slot, proposal, extents[cell.row]), proposal)
    }
  }

  private func origin(
    of cell: GridStructure.Cell, in slot: CGRect, _ proposal: LayoutProposal,
    _ extent: (above: CGFloat, below: CGFloat)
  ) -> CGPoint {
    let size = cell.node.measure(proposal)
    if let anchor = cell.anchor {
      return CGPoint(
        x: slot.minX + anchor.x * (slot.width - size.width), y: slot.minY + anchor.y * (slot.height - size.height))
    }
    let horizontal = structure.horizontalAlignment(of: cell).key
    let box = ViewDimensions(width: slot.width, height: slot.height)
    let x = slot.minX + horizontal.defaultValue(in: box) - cell.node.guide(horizontal, proposal, size)
    let vertical = structure.rowAlignments[cell.row].key
    // A row that others made higher keeps the place of the guide in proportion, as a box of its own would.
    let slack = slot.height - extent.above - extent.below
    let line = extent.above + (vertical.defaultValue(in: box) / max(slot.height, .leastNonzeroMagnitude)) * slack
    return CGPoint(x: x, y: slot.minY + line - cell.node.guide(vertical, proposal, size))
  }
}

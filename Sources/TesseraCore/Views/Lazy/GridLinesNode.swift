import Foundation

/// The cells of a lazy grid, as lines that a lazy stack shows (C95).
///
/// A line is a row of the stack; making it makes the cells in it. Lines are not part of the identity of views: cells
/// keep theirs when they move to another line.
final class GridLinesNode: ViewNode, RowSource {
  /// A view in a cell: one of the elements of a row of the content.
  private struct Cell {
    let row: Int
    let element: Int
  }

  /// Cells beside each other; the header and the footer of a section have a line of their own.
  private struct Line {
    let cells: Range<Int>
    let place: RowList.RowPlace

    var isWhole: Bool { place.kind != .row }
  }

  var content: ViewNode!
  private(set) var parameters: LazyGridParameters
  private var room = CGFloat.nan
  private var trackCount: Int
  private var rows = RowList()
  private var cells: ContiguousArray<Cell> = []
  private var layout: ContiguousArray<Line> = []
  private var lines: ContiguousArray<GridLineNode?> = []
  private var lengths: ContiguousArray<CGFloat> = []
  /// How many views a row of a source yields; it is assumed to be the same for all rows (C96).
  private var viewsPerRow: [ObjectIdentifier: Int] = [:]
  private var isStale = true
  private var isMakingCells = false

  init(_ parameters: LazyGridParameters, _ context: NodeContext) {
    self.parameters = parameters
    trackCount = LazyGridTracks(parameters.items, room: .nan).tracks.count
    super.init(context)
  }

  func receive(_ newParameters: LazyGridParameters) {
    guard newParameters != parameters else { return }
    parameters = newParameters
    trackCount = LazyGridTracks(newParameters.items, room: room).tracks.count
    isStale = true
    for line in lines { line?.invalidateLayout() }
    elementsDidChange()
  }

  /// Sets the length of lines, which determines the number of cells in each.
  ///
  /// - Returns: whether there are other lines than before.
  func setRoom(_ newRoom: CGFloat) -> Bool {
    guard newRoom != room, newRoom.isFinite else { return false }
    room = newRoom
    let count = LazyGridTracks(parameters.items, room: newRoom).tracks.count
    guard count != trackCount else { return false }
    trackCount = count
    isStale = true
    return true
  }

  // MARK: Cells

  private func collectCells() {
    isStale = false
    var list = RowList()
    content.appendRows(to: &list)
    rows = list
    cells.removeAll(keepingCapacity: true)
    for index in rows.indices {
      for element in 0..<viewCount(of: index) { cells.append(Cell(row: index, element: element)) }
    }
    for line in lines { line?.removeSubtree() }
    layOutLines()
    lines = ContiguousArray(repeating: nil, count: layout.count)
    lengths = ContiguousArray(repeating: .nan, count: layout.count)
  }

  /// Combines cells of the same section and kind into lines.
  private func layOutLines() {
    layout.removeAll(keepingCapacity: true)
    var start = 0
    while start < cells.count {
      let place = rows[cells[start].row].place
      let limit = place.kind == .row ? trackCount : 1
      var end = start + 1
      while end < cells.count, end - start < limit {
        let next = rows[cells[end].row].place
        guard next.section == place.section, next.kind == place.kind else { break }
        end += 1
      }
      layout.append(Line(cells: start..<end, place: place))
      start = end
    }
  }

  private func viewCount(of row: Int) -> Int {
    guard case .source(let source, let index) = rows[row].content else { return 1 }
    if source.rowNode(at: index) != nil { return elements(of: row).count }
    return viewsPerRow[ObjectIdentifier(source)] ?? 1
  }

  /// The elements of a row, if it was made.
  private func elements(of row: Int) -> ContiguousArray<LayoutNode> {
    switch rows[row].content {
    case .element(let element):
      return [element]
    case .source(let source, let index):
      var elements: ContiguousArray<LayoutNode> = []
      source.rowNode(at: index)?.appendElements(to: &elements)
      return elements
    }
  }

  private func cells(of line: Int) -> ContiguousArray<Cell>.SubSequence {
    cells[layout[line].cells]
  }

  /// Makes a row of the content.
  ///
  /// - Returns: whether it yields the expected number of views.
  private func makeCells(of row: Int) -> Bool {
    guard case .source(let source, let index) = rows[row].content, source.rowNode(at: index) == nil else { return true }
    let expected = viewCount(of: row)
    isMakingCells = true
    let node = source.makeRow(at: index)
    source.elementsDidChange()
    isMakingCells = false
    let isSeveralRows = node.holdsRowSources
    let count = isSeveralRows ? listedRowCount(of: node) : elements(of: row).count
    if count != expected { viewsPerRow[ObjectIdentifier(source)] = count }
    return count == expected && !isSeveralRows
  }

  private func listedRowCount(of node: ViewNode) -> Int {
    var list = RowList()
    node.appendRows(to: &list)
    return list.count
  }

  /// The line that shows a row of the content.
  func line(of source: any RowSource, at index: Int) -> Int? {
    guard let row = rows.position(of: source, at: index), let cell = cells.firstIndex(where: { $0.row == row }) else {
      return nil
    }
    return layout.firstIndex { $0.cells.contains(cell) }
  }

  // MARK: Lines

  var rowCount: Int { lines.count }

  func rowNode(at index: Int) -> ViewNode? { lines[index] }

  func makeRow(at index: Int) -> ViewNode {
    if let line = lines[index] { return line }
    let line = GridLineNode(self, childContext)
    var elements: ContiguousArray<LayoutNode> = []
    for cell in cells(of: index) {
      if !makeCells(of: cell.row) {
        isStale = true
        line.isOutdated = true
      }
      let rowElements = self.elements(of: cell.row)
      if cell.element < rowElements.count { elements.append(rowElements[cell.element]) }
    }
    line.isWhole = layout[index].isWhole
    line.show(elements)
    lines[index] = line
    return line
  }

  func index(of row: ViewNode) -> Int? {
    lines.firstIndex { $0 === row }
  }

  func dropRow(at index: Int) {
    lines[index]?.removeSubtree()
    lines[index] = nil
    for cell in cells(of: index) {
      guard case .source(let source, let rowIndex) = rows[cell.row].content, source.rowNode(at: rowIndex) != nil,
        !isShownElsewhere(cell.row)
      else { continue }
      isMakingCells = true
      source.dropRow(at: rowIndex)
      source.elementsDidChange()
      isMakingCells = false
    }
  }

  /// Removes cells that no line shows anymore, after the lines changed.
  func dropHiddenCells() {
    var seen: Set<Int> = []
    for (line, node) in zip(layout, lines) where node != nil { seen.formUnion(cells[line.cells].map(\.row)) }
    isMakingCells = true
    defer { isMakingCells = false }
    for run in rows.runs {
      guard let (source, range) = run.sourceRows else { continue }
      for index in source.madeRows(in: range)
      where !seen.contains(run.positions.lowerBound + index - range.lowerBound) {
        source.dropRow(at: index)
        source.elementsDidChange()
      }
    }
  }

  /// Whether another existing line shows a view of the same row.
  private func isShownElsewhere(_ row: Int) -> Bool {
    for (line, node) in zip(layout, lines) where node != nil && cells[line.cells].contains(where: { $0.row == row }) {
      return true
    }
    return false
  }

  func madeRows(in range: Range<Int>) -> ContiguousArray<Int> {
    ContiguousArray(range.filter { lines[$0] != nil })
  }

  func appendLengths(of range: Range<Int>, to lengths: inout ContiguousArray<CGFloat>) {
    lengths.append(contentsOf: self.lengths[range])
  }

  func setRowLength(_ length: CGFloat, at index: Int) {
    lengths[index] = length
  }

  func rowID(at index: Int) -> AnyHashable? { nil }

  // MARK: Tree

  override func childElementsDidChange() {
    // Cells that the lines make themselves do not invalidate them.
    guard !isMakingCells else { return }
    isStale = true
    elementsDidChange()
  }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    for line in lines { line?.appendElements(to: &elements) }
  }

  override func appendRows(to list: inout RowList) {
    if isStale { collectCells() }
    for index in lines.indices { list.append(self, index, at: layout[index].place) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    for line in lines { if let line { body(line) } }
  }

  /// Lines have only the preferences of their cells.
  override func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

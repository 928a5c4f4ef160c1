import Foundation

/// Which child of a grid stands where, and how far apart rows and columns are (C93, C94).
@MainActor
struct GridStructure {
  struct Cell {
    let node: LayoutNode
    let row: Int
    let columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    /// The row, as tracks.
    var rows: Range<Int> { row..<(row + 1) }
  }

  /// A cell across more columns than this counts as one across this many.
  private static let maximumSpan = 1_000

  /// In the order of the children.
  private(set) var cells: ContiguousArray<Cell> = []
  private(set) var rowAlignments: ContiguousArray<VerticalAlignment> = []
  private var columnAlignments: ContiguousArray<HorizontalAlignment> = []
  private let gridAlignment: HorizontalAlignment
  /// The distance before each row and column; 0 before the first.
  private(set) var rowGaps: ContiguousArray<CGFloat> = []
  private(set) var columnGaps: ContiguousArray<CGFloat> = []

  var rowCount: Int { rowAlignments.count }
  private var columnCount: Int { columnAlignments.count }

  init(_ children: ContiguousArray<LayoutNode>, _ parameters: GridParameters) {
    gridAlignment = parameters.alignment.horizontal
    if !parameters.hasFiniteSpacing, let child = children.first { child.graph.warn(.invalidGridSpacing, at: child) }
    let rows = children.map { GridRowNode.row(of: $0) }
    let starts = Self.starts(of: children, rows)
    let columnCount = (starts.map { $0.column }.max() ?? -1) + 1
    columnAlignments = ContiguousArray(repeating: gridAlignment, count: columnCount)
    var isColumnDecided = ContiguousArray(repeating: false, count: columnCount)
    for (index, child) in children.enumerated() {
      let start = starts[index]
      let end = rows[index] == nil ? columnCount : min(start.column + Self.span(of: child), columnCount)
      cells.append(
        Cell(
          node: child, row: start.row, columns: start.column..<end,
          anchor: child.layoutValue(for: GridCellAnchorKey.self) ?? nil,
          unsizedAxes: child.layoutValue(for: GridCellUnsizedAxesKey.self) ?? []))
      if start.row == rowAlignments.count {
        rowAlignments.append(rows[index]?.alignment ?? parameters.alignment.vertical)
      }
      if !isColumnDecided[start.column], let alignment = child.layoutValue(for: GridColumnAlignmentKey.self) ?? nil {
        columnAlignments[start.column] = alignment
        isColumnDecided[start.column] = true
      }
    }
    findGaps(parameters)
  }

  /// The row and the first column of each child.
  private static func starts(
    of children: ContiguousArray<LayoutNode>, _ rows: [GridRowNode?]
  ) -> [(row: Int, column: Int)] {
    var starts: [(row: Int, column: Int)] = []
    var next = (row: -1, column: 0)
    var lastRow: GridRowNode?
    for (child, row) in zip(children, rows) {
      if row == nil || row !== lastRow { next = (next.row + 1, 0) }
      lastRow = row
      starts.append(next)
      next.column += span(of: child)
    }
    return starts
  }

  /// How many columns a child asks for, at least one.
  private static func span(of child: LayoutNode) -> Int {
    let span = child.layoutValue(for: GridCellColumnsKey.self) ?? 1
    guard (1...maximumSpan).contains(span) else {
      child.graph.warn(.invalidGridSpan(span), at: child)
      return min(max(span, 1), maximumSpan)
    }
    return span
  }

  /// How the view of a cell lies across its columns: cells across several columns follow the grid (C94).
  func horizontalAlignment(of cell: Cell) -> HorizontalAlignment {
    cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : gridAlignment
  }

  // MARK: Gaps

  /// The largest distance that any two neighbors ask for.
  private mutating func findGaps(_ parameters: GridParameters) {
    columnGaps = ContiguousArray(repeating: parameters.spacing(along: .horizontal) ?? 0, count: columnCount)
    rowGaps = ContiguousArray(repeating: parameters.spacing(along: .vertical) ?? 0, count: rowCount)
    if parameters.horizontalSpacing == nil { findColumnGaps() }
    if parameters.verticalSpacing == nil { findRowGaps() }
    if columnCount > 0 { columnGaps[0] = 0 }
    if rowCount > 0 { rowGaps[0] = 0 }
  }

  private mutating func findColumnGaps() {
    for (left, right) in zip(cells, cells.dropFirst()) where left.row == right.row {
      let column = right.columns.lowerBound
      columnGaps[column] = max(
        columnGaps[column], left.node.spacing.distance(to: right.node.spacing, along: .horizontal))
    }
  }

  private mutating func findRowGaps() {
    var above: ContiguousArray<LayoutNode?> = ContiguousArray(repeating: nil, count: columnCount)
    var start = 0
    while start < cells.count {
      let row = cells[start].row
      var end = start
      while end < cells.count, cells[end].row == row {
        for column in cells[end].columns {
          guard let upper = above[column] else { continue }
          rowGaps[row] = max(rowGaps[row], upper.spacing.distance(to: cells[end].node.spacing, along: .vertical))
        }
        end += 1
      }
      for cell in cells[start..<end] { for column in cell.columns { above[column] = cell.node } }
      start = end
    }
  }
}

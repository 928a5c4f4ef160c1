import SwiftUITesting
import Testing

/// Random grids, compared with a solver that does what C93, J11 and J12 say step by step, without any of the engine's
/// code.
@MainActor
struct RandomGridTests {
  /// A view whose answers can be told by rule.
  struct Cell: Equatable, Identifiable {
    enum Kind: Equatable {
      case block(CGFloat, CGFloat)
      case greedy
      /// At least and at most so wide, and of one height.
      case bounded(CGFloat, CGFloat, height: CGFloat)
    }

    let id: Int
    var kind: Kind
    var priority: Double = 0
    var isUnsized = false

    func answer(_ proposal: (CGFloat?, CGFloat?)) -> CGSize {
      switch kind {
      case .block(let width, let height): CGSize(width: width, height: height)
      case .greedy: CGSize(width: proposal.0 ?? 10, height: proposal.1 ?? 10)
      case .bounded(let least, let most, let height):
        CGSize(width: min(max(proposal.0 ?? 10, least), most), height: height)
      }
    }

    @MainActor @ViewBuilder var view: some View {
      switch kind {
      case .block(let width, let height): Color.red.frame(width: width, height: height)
      case .greedy: Color.blue
      case .bounded(let least, let most, let height):
        Color.green.frame(minWidth: least, maxWidth: most).frame(height: height)
      }
    }
  }

  struct Sample: Equatable {
    var rows: [[Cell]]
    var spacing: CGFloat
  }

  private struct SampleGrid: View {
    let sample: Sample

    var body: some View {
      Grid(alignment: .topLeading, horizontalSpacing: sample.spacing, verticalSpacing: sample.spacing) {
        ForEach(sample.rows.indices, id: \.self) { row in
          GridRow { ForEach(sample.rows[row]) { cell in cellView(cell) } }
        }
      }
    }

    private func cellView(_ cell: Cell) -> some View {
      cell.view.probe("\(cell.id)")
        .layoutPriority(cell.priority)
        .gridCellUnsizedAxes(cell.isUnsized ? [.horizontal, .vertical] : [])
    }
  }

  private func sample(seed: Int) -> Sample {
    var random = SeededGenerator(seed: seed)
    var id = 0
    let rows = (0..<random.pick([1, 2, 3, 4])).map { _ in
      (0..<random.pick([1, 2, 3, 4])).map { _ -> Cell in
        id += 1
        var cell = Cell(id: id, kind: .greedy)
        switch random.pick([0, 0, 1, 2]) {
        case 0: cell.kind = .block(random.pick([5, 20, 45]), random.pick([5, 20, 45]))
        case 1: cell.kind = .bounded(random.pick([0, 10]), random.pick([30, 80]), height: random.pick([10, 25]))
        default: break
        }
        if random.chance(20) { cell.priority = random.pick([-1, 1]) }
        if cell.kind == .greedy, random.chance(30) { cell.isUnsized = true }
        return cell
      }
    }
    return Sample(rows: rows, spacing: random.pick([0, 4, 8]))
  }

  // MARK: The solver

  private struct Solution {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
  }

  /// Columns or rows. In a group of cells of equal priority, a line is open until its last cell is served (J12).
  private struct Line {
    var lengths: [CGFloat]
    let room: CGFloat?
    var group: [Int] = []
    var inGroup: [Int: CGFloat] = [:]
    var before: CGFloat = 0

    /// What a cell is offered; the group lists the lines of the cells that are still to be served, this one first.
    func share() -> CGFloat? {
      guard let room else { return nil }
      let closed = inGroup.filter { !group.contains($0.key) }.values.reduce(0, +)
      return max(0, room - before - closed) / CGFloat(Set(group).count)
    }

    mutating func begin(_ lines: [Int]) {
      group = lines
      inGroup = [:]
      before = lengths.reduce(0, +)
    }

    mutating func take(_ length: CGFloat) {
      let index = group.removeFirst()
      lengths[index] = max(lengths[index], length)
      inGroup[index] = max(inGroup[index] ?? 0, length)
    }
  }

  private func solve(_ sample: Sample, _ width: CGFloat?, _ height: CGFloat?) -> Solution {
    let columnCount = sample.rows.map(\.count).max() ?? 0
    let gaps = (CGFloat(columnCount - 1) * sample.spacing, CGFloat(sample.rows.count - 1) * sample.spacing)
    var columns = Line(lengths: Array(repeating: 0, count: columnCount), room: width.map { $0 - gaps.0 })
    var rows = Line(lengths: Array(repeating: 0, count: sample.rows.count), room: height.map { $0 - gaps.1 })
    let cells = sample.rows.enumerated().flatMap { row, cells in
      cells.enumerated().map { (cell: $1, row: row, column: $0) }
    }
    let isOpen = width == nil && height == nil
    let order = isOpen ? cells : cells.enumerated().sorted { precedes($0, $1, width, height) }.map(\.element)
    for priority in [1.0, 0, -1] {
      let group = order.filter { $0.cell.priority == priority }
      columns.begin(group.map(\.column))
      rows.begin(group.map(\.row))
      for place in group {
        // J11: an unsized cell takes no share.
        let isUnsized = place.cell.isUnsized
        let answer = place.cell.answer(
          (isUnsized ? width.map { _ in 0 } : columns.share(), isUnsized ? height.map { _ in 0 } : rows.share()))
        columns.take(answer.width)
        rows.take(answer.height)
      }
    }
    return Solution(
      widths: columns.lengths, heights: rows.lengths,
      size: CGSize(width: columns.lengths.reduce(gaps.0, +), height: rows.lengths.reduce(gaps.1, +)))
  }

  /// C93: by priority, then by how many axes a cell fills without end, then by flexibility.
  private func precedes(
    _ left: (offset: Int, element: (cell: Cell, row: Int, column: Int)),
    _ right: (offset: Int, element: (cell: Cell, row: Int, column: Int)), _ width: CGFloat?, _ height: CGFloat?
  ) -> Bool {
    func rank(_ cell: Cell) -> [Double] {
      let small = cell.answer((width.map { _ in 0 }, height.map { _ in 0 }))
      let large = cell.answer((width.map { _ in .infinity }, height.map { _ in .infinity }))
      let stretches = [large.width - small.width, large.height - small.height]
      let endless = stretches.filter { $0 == .infinity }.count
      return [-cell.priority, Double(endless), Double(stretches.filter(\.isFinite).reduce(0, +))]
    }
    let (first, second) = (rank(left.element.cell), rank(right.element.cell))
    if first == second { return left.offset < right.offset }
    return first.lexicographicallyPrecedes(second)
  }

  // MARK: Comparing

  @Test("C93: random grids are as large as the rules say", arguments: 1...200)
  func sizes(seed: Int) {
    let sample = sample(seed: seed)
    for (width, height) in [(nil, nil), (300, 200), (90, 40), (0, 0), (nil, 120), (250, nil)] as [(CGFloat?, CGFloat?)]
    {
      let answer = measure(ProposedViewSize(width: width, height: height)) { SampleGrid(sample: sample) }
      let expected = solve(sample, width, height).size
      #expect(abs(answer.width - expected.width) < 0.001, "\(sample) at \(String(describing: (width, height)))")
      #expect(abs(answer.height - expected.height) < 0.001, "\(sample) at \(String(describing: (width, height)))")
    }
  }

  @Test("C93: the cells of random grids begin where their columns and rows do", arguments: 1...200)
  func places(seed: Int) throws {
    let sample = sample(seed: seed)
    let size = CGSize(width: 260, height: 180)
    let frames = layout(in: size, alignment: .topLeading) { SampleGrid(sample: sample) }
    let solution = solve(sample, size.width, size.height)
    var y: CGFloat = 0
    for (row, cells) in sample.rows.enumerated() {
      var x: CGFloat = 0
      for (column, cell) in cells.enumerated() {
        let frame = try #require(frames["\(cell.id)"])
        let answer = cell.answer((solution.widths[column], solution.heights[row]))
        #expect(abs(frame.minX - x) < 0.001 && abs(frame.minY - y) < 0.001, "cell \(cell.id) of \(sample)")
        #expect(
          abs(frame.width - answer.width) < 0.001 && abs(frame.height - answer.height) < 0.001,
          "cell \(cell.id) of \(sample)")
        x += solution.widths[column] + sample.spacing
      }
      y += solution.heights[row] + sample.spacing
    }
  }

  @Test("a grid as a layout value is the same grid", arguments: 1...50)
  func layoutValue(seed: Int) {
    let sample = sample(seed: seed)
    let size = CGSize(width: 260, height: 180)
    let plain = layout(in: size, alignment: .topLeading) { SampleGrid(sample: sample) }
    let grid = AnyLayout(
      GridLayout(alignment: .topLeading, horizontalSpacing: sample.spacing, verticalSpacing: sample.spacing))
    let value = layout(in: size, alignment: .topLeading) {
      grid {
        ForEach(sample.rows.indices, id: \.self) { row in
          GridRow {
            ForEach(sample.rows[row]) { cell in
              cell.view.probe("\(cell.id)")
                .layoutPriority(cell.priority)
                .gridCellUnsizedAxes(cell.isUnsized ? [.horizontal, .vertical] : [])
            }
          }
        }
      }
    }
    #expect(value == plain)
  }
}

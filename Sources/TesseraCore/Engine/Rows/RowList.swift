import Foundation

/// The rows that a node puts into a lazy container, in order.
///
/// Neighboring rows of one source are stored as one run, so a list of any length takes little time and memory.
package struct RowList {
  struct Row {
    let content: RowContent
    let place: RowPlace
  }

  enum RowContent {
    /// An element that already exists.
    case element(LayoutNode)
    /// One row of a source, which may not exist yet.
    case source(any RowSource, Int)
  }

  /// The place of a row, for containers that group rows.
  struct RowPlace {
    var kind = LazyRowKind.row
    var section = 0
    var edits: RowEdits?
    var index = 0
  }

  /// Consecutive rows: an element, or rows of a source.
  struct Run {
    let first: Row
    /// The rows' positions in the list.
    let positions: Range<Int>
    /// Whether the rows belong to one element, so that all have its position in the collection.
    let isOfOneElement: Bool

    /// The rows of the source, if these are rows of one.
    var sourceRows: (source: any RowSource, range: Range<Int>)? {
      guard case .source(let source, let index) = first.content else { return nil }
      return (source, index..<index + positions.count)
    }

    func row(at position: Int) -> Row {
      guard case .source(let source, let index) = first.content, position > positions.lowerBound else { return first }
      let offset = position - positions.lowerBound
      var place = first.place
      if !isOfOneElement { place.index += offset }
      return Row(content: .source(source, index + offset), place: place)
    }
  }

  private(set) var runs: ContiguousArray<Run> = []
  private(set) var count = 0
  /// The labels of sections, and the positions of the rows at which those begin.
  private(set) var indexLabels: [(label: Text, row: Int)] = []
  /// The actions of the section that is added next.
  private var waitingActions: ViewNode?
  private var place = RowPlace()
  private var sectionCount = 0
  /// The position of the first row that the current edit actions apply to.
  private var editStart = 0
  /// The position in the edited collection of the element whose rows are added; nil while each row is one.
  private var elementIndex: Int?

  // MARK: Adding

  mutating func append(_ element: LayoutNode) {
    append(.element(element), 1, at: count - editStart)
  }

  /// Adds rows of a source.
  @MainActor
  mutating func append(_ source: any RowSource, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    append(
      .source(source, range.lowerBound), range.count,
      at: source.rowCount > 1 ? range.lowerBound : count - editStart)
  }

  /// Adds a row of a source that knows its place.
  @MainActor
  mutating func append(_ source: any RowSource, _ index: Int, at ownPlace: RowPlace) {
    var newPlace = ownPlace
    newPlace.section += place.section
    append(Row(content: .source(source, index), place: newPlace), 1)
  }

  private mutating func append(_ content: RowContent, _ rowCount: Int, at index: Int) {
    place.index = elementIndex ?? index
    append(Row(content: content, place: place), rowCount)
  }

  private mutating func append(_ row: Row, _ rowCount: Int) {
    runs.append(
      Run(first: row, positions: count..<count + rowCount, isOfOneElement: elementIndex != nil))
    count += rowCount
  }

  /// Adds all rows of a source. Rows that turned out to be sources themselves are expanded.
  @MainActor
  mutating func appendRows(of source: any RowSource) {
    let all = 0..<source.rowCount
    var start = 0
    for index in source.madeRows(in: all) {
      guard let node = source.rowNode(at: index), node.holdsRowSources else { continue }
      append(source, start..<index)
      node.appendRows(to: &self)
      start = index + 1
    }
    append(source, start..<all.upperBound)
  }

  /// Adds the rows of an element of a collection, of which there may be any number.
  @MainActor
  mutating func append(_ node: ViewNode, ofElementAt index: Int) {
    let outer = elementIndex
    elementIndex = outer ?? index
    node.appendRows(to: &self)
    elementIndex = outer
  }

  // MARK: Groups

  mutating func beginSection() {
    sectionCount += 1
    place.section = sectionCount
  }

  mutating func endSection() {
    sectionCount += 1
    place.section = sectionCount
  }

  /// Adds what stands above or below the rows of a section.
  @MainActor
  mutating func append(_ node: ViewNode, as kind: LazyRowKind) {
    let outer = place
    place.kind = kind
    place.edits = nil
    node.appendRows(to: &self)
    place = outer
  }

  /// Adds a section, whose actions follow its rows.
  @MainActor
  mutating func append(_ node: ViewNode, withActions actions: ViewNode) {
    let outer = waitingActions
    waitingActions = actions
    node.appendRows(to: &self)
    waitingActions = outer
  }

  /// The actions of the section that begins; those inside of it have none of these.
  mutating func takeActions() -> ViewNode? {
    defer { waitingActions = nil }
    return waitingActions
  }

  /// Adds a section that the index of the list names; sections without a row are not in it.
  @MainActor
  mutating func append(_ node: ViewNode, labeled label: Text) {
    let start = count
    let place = indexLabels.count
    node.appendRows(to: &self)
    if count > start { indexLabels.insert((label, start), at: place) }
  }

  /// Adds rows that can be edited.
  @MainActor
  mutating func append(_ node: ViewNode, allowing edits: RowEdits) {
    let outer = place
    let outerStart = editStart
    let outerElement = elementIndex
    place.edits = edits.inside(outer.edits)
    editStart = count
    elementIndex = nil
    node.appendRows(to: &self)
    elementIndex = outerElement
    place = outer
    editStart = outerStart
  }
}

// MARK: Looking up

extension RowList {
  var isEmpty: Bool { count == 0 }

  var indices: Range<Int> { 0..<count }

  subscript(position: Int) -> Row {
    runs[run(at: position)].row(at: position)
  }

  /// The index of the run that contains a position.
  private func run(at position: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].positions.upperBound > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The position of a row of a source.
  @MainActor
  func position(of source: any RowSource, at index: Int) -> Int? {
    for run in runs {
      guard let rows = run.sourceRows, rows.source === source, rows.range.contains(index) else { continue }
      return run.positions.lowerBound + index - rows.range.lowerBound
    }
    return nil
  }
}

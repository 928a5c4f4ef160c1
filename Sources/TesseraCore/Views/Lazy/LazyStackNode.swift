import Foundation

/// A stack that creates only the rows that are visible in the scroll view around it (C96).
///
/// Its length is that of the measured rows plus an estimate for the others. Without a scroll view along its axis, all
/// rows are created.
package class LazyStackNode: ContainerNode, AxisProviding, RowContainer {
  final var parameters: StackParameters
  final var rows = RowList()
  /// The source of the lines, if this is a grid.
  final var lines: GridLinesNode? {
    get { linesReference?.wrappedValue }
    set { linesReference = newValue.map(Unretained.init) }
  }
  private final var linesReference: Unretained<GridLinesNode>?
  final var lengths: RowLengths
  /// The rows that are laid out: their elements are the children, one row after the other.
  final var shown: Range<Int> = 0..<0
  /// Elements of the rows that are laid out, by row.
  final var shownElements: ContiguousArray<ContiguousArray<LayoutNode>> = []
  /// The length across the stack with which the rows were last measured.
  final var cross = CGFloat.nan
  /// The ideal length of the first view across the stack, as long as it is known.
  private final var firstCross: CGFloat?
  final var isMakingRows = false
  /// Whether the rows must be collected again.
  final var rowsAreStale = false
  /// What the last answer to the container was made of.
  private final var answer: Answer?
  /// How many answers of an update turned out to be wrong estimates.
  private final var wrongEstimates: (update: UInt64, count: Int) = (0, 0)
  final var needsRowMeasures = true
  /// How often the rows were collected.
  private final var rowsVersion = 0
  /// Whether the rows changed since those out of sight were last dropped.
  final var rowsChanged = false
  /// Rows that were made since then.
  final var touched: ContiguousArray<Int> = []
  /// The nearest scroll view that moves the rows along the stack.
  final weak var scrollNode: ScrollNode?
  /// Those around it, from the inside.
  final var outerScrollNodes: ContiguousArray<WeakScrollNode> = []
  /// The first row that was placed, and where it began.
  final var placedAnchor: (index: Int, start: CGFloat)?
  /// The row at the scroll position, before the rows changed.
  final var heldRow: HeldRow?
  /// Which parts of sections stay in sight as long as their section does.
  final var pinned = PinnedRows()

  struct WeakScrollNode {
    weak var node: ScrollNode?
  }

  private struct Answer {
    /// The room across that rows were measured with.
    let room: CGFloat
    let unknownRows: Int
  }

  struct HeldRow {
    /// Where it began.
    let start: CGFloat
    /// The offset of the scroll view, and how far it had been scrolled on purpose.
    let offset: CGFloat
    let traveled: CGFloat
  }

  init(_ parameters: StackParameters, _ context: NodeContext) {
    self.parameters = parameters
    lengths = RowLengths(defaultGap: parameters.spacing ?? ViewSpacing.standardDistance)
    super.init(context)
    readEnvironment()
  }

  final var axis: Axis { parameters.axis }

  final var stackAxis: Axis? { parameters.axis }

  func receive(_ newParameters: StackParameters, pinning views: PinnedScrollableViews) {
    guard newParameters != parameters || views != pinned.views else { return }
    parameters = newParameters
    pinned.views = views
    lengths = RowLengths(defaultGap: newParameters.spacing ?? ViewSpacing.standardDistance)
    collectRows()
    invalidateLayout(traits: true)
  }

  // MARK: Rows

  /// Collects the rows of the content. Rows that were laid out keep their lengths.
  final func collectRows() {
    holdKeptRow()
    var list = RowList()
    content.appendRows(to: &list)
    rows = list
    rowsAreStale = false
    rowsVersion += 1
    firstCross = nil
    var newLengths: ContiguousArray<CGFloat> = []
    newLengths.reserveCapacity(rows.count)
    for run in rows.runs {
      if let (source, range) = run.sourceRows {
        source.appendLengths(of: range, to: &newLengths)
      } else {
        newLengths.append(.nan)
      }
    }
    lengths.replaceAll(newLengths)
    shown = 0..<0
    placedAnchor = nil
    shownElements.removeAll(keepingCapacity: true)
    needsRowMeasures = true
    rowsChanged = true
    pinned.collect(rows)
    rowsWereCollected()
  }

  /// Called after the rows were collected again. Overridden.
  func rowsWereCollected() {}

  var showsElementsAlone: Bool { lines == nil }

  /// The nodes that are shown for the elements of a row. Overridden by containers that decorate them.
  func decorated(_ elements: ContiguousArray<LayoutNode>, at index: Int) -> ContiguousArray<LayoutNode> { elements }

  /// The rows in sight are `shown`. Overridden.
  func rowsWereShown() {}

  override func childElementsDidChange() {
    // Rows that this container creates itself do not invalidate it.
    guard !isMakingRows else { return }
    rowsAreStale = true
    super.childElementsDidChange()
  }

  override func refreshElements() {
    let known = children
    collectRows()
    invalidateLayout(traits: true)
    // Until the next layout, nothing that left the tree may be drawn or asked.
    children.removeAll { $0.isRemoved }
    if children.count != known.count { updateDrawingOrder() }
  }

  override func childDidChange(_ child: LayoutNode) {
    needsRowMeasures = true
    invalidateLayout()
  }

  /// The elements of a row, which is created if necessary.
  ///
  /// - Returns: nil if the row is a source of rows itself.
  final func makeElements(of index: Int) -> ContiguousArray<LayoutNode>? {
    guard case .source(let source, let sourceIndex) = rows[index].content else {
      if case .element(let element) = rows[index].content { return [element] }
      return []
    }
    let isNew = source.rowNode(at: sourceIndex) == nil
    isMakingRows = true
    let node = source.makeRow(at: sourceIndex)
    isMakingRows = false
    if isNew {
      if node.holdsRowSources { return nil }
      isMakingRows = true
      source.elementsDidChange()
      isMakingRows = false
    }
    var elements: ContiguousArray<LayoutNode> = []
    node.appendElements(to: &elements)
    return elements
  }

  /// The elements that are laid out, with the ids of their rows.
  final var shownRows: [(element: LayoutNode, id: AnyHashable?)] {
    guard lines == nil else {
      return shownElements.joined().flatMap { ($0 as? GridLineNode)?.children ?? [] }.map { ($0, nil) }
    }
    return zip(shown, shownElements).flatMap { index, elements in
      let id: AnyHashable? =
        if case .source(let source, let sourceIndex) = rows[index].content { source.rowID(at: sourceIndex) } else {
          nil
        }
      return elements.map { ($0, id) }
    }
  }

  final func dropRow(_ index: Int) {
    guard case .source(let source, let sourceIndex) = rows[index].content else { return }
    isMakingRows = true
    source.dropRow(at: sourceIndex)
    source.elementsDidChange()
    isMakingRows = false
  }

  // MARK: Measuring

  /// Rows out of sight are as long as they were measured until that would be another length.
  override func environmentDidChange(from old: EnvironmentValues) {
    let new = scope.values
    guard
      old.dynamicTypeSize != new.dynamicTypeSize || old.idiom != new.idiom || old.locale != new.locale
        || old.text != new.text
        || old.displayScale != new.displayScale
    else { return }
    forgetHiddenLengths()
    invalidateLayout(traits: true)
  }

  private final func forgetHiddenLengths() {
    for run in rows.runs {
      guard let (source, range) = run.sourceRows else { continue }
      for index in range where !shown.contains(run.positions.lowerBound + index - range.lowerBound) {
        source.setRowLength(.nan, at: index)
      }
    }
    lengths.forget(outside: shown)
    firstCross = nil
  }

  /// How many lengths of rows and distances between them are estimated (C96).
  package final var estimatedLengthCount: Int { lengths.estimatedCount }

  /// Rows do not affect it: they may not exist yet, or be out of sight.
  override func makeSpacing() -> ViewSpacing { ViewSpacing() }

  final func rowProposal(_ cross: CGFloat) -> LayoutProposal {
    LayoutProposal(axis, main: .nan, cross: cross)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let isCurrent = isPlaced && !needsPlacement
    let before = (shown: shown, rows: rowsVersion)
    let size = answer(to: proposal[axis.crossing])
    // If only the answer was wanted, no placement need follow, and what is shown must be as it was.
    if isCurrent, shown != before.shown || rowsVersion != before.rows { placeChildren() }
    return size
  }

  private final func answer(to offered: CGFloat) -> CGSize {
    if let lines, lines.setRoom(offered) { collectRows() }
    guard !rows.isEmpty else { return CGSize(axis, main: 0, cross: offered.isFinite ? offered : 0) }
    let room = offered.isFinite ? offered : openCrossLength()
    // With an open length, too, the lines are those of the length that is answered.
    if !offered.isFinite, let lines, lines.setRoom(room) { collectRows() }
    makeRowsToAnswer(room)
    if room != cross {
      cross = room
      needsRowMeasures = true
    }
    if needsRowMeasures { measureShownRows() }
    answer = Answer(room: room, unknownRows: lengths.unknownCount)
    return CGSize(axis, main: lengths.total(), cross: room)
  }

  /// C96: without a proposed cross length, the first view determines it, in sight or not.
  private final func openCrossLength() -> CGFloat {
    let isFirstShown = shown.lowerBound == 0 && firstShownElement != nil
    if !isFirstShown, let firstCross { return firstCross }
    if !isFirstShown { showFirstElement() }
    let length = usable(firstShownElement?.measure(rowProposal(.nan))[axis.crossing] ?? 0)
    firstCross = length
    return length
  }

  private final var firstShownElement: LayoutNode? {
    for elements in shownElements { if let element = elements.first { return element } }
    return nil
  }

  /// Shows as many rows from the first on as are needed to have a view.
  private final func showFirstElement() {
    var count = 1
    while !rows.isEmpty {
      guard show(0..<min(count, rows.count)) else {
        collectRows()
        continue
      }
      if firstShownElement != nil || count >= rows.count { break }
      count *= 2
    }
    needsRowMeasures = true
    adoptShownElements()
  }

  /// Makes as many rows as are needed to answer: one to judge the others by, or all if nothing scrolls along the stack.
  private final func makeRowsToAnswer(_ room: CGFloat) {
    let needsAll = !isScrolled(along: axis)
    guard needsAll || shown.isEmpty && !lengths.hasKnown else { return }
    if shown.isEmpty { cross = room }
    while !rows.isEmpty, shown.isEmpty || needsAll && shown != rows.indices {
      if show(needsAll ? rows.indices : 0..<1) { needsRowMeasures = true } else { collectRows() }
    }
    adoptShownElements()
  }

  final func measureShownRows() {
    needsRowMeasures = false
    var didGapsChange = false
    for index in shown where measureRow(index) { didGapsChange = true }
    // What changed them, such as a type size, applies to the rows out of sight, too.
    if didGapsChange { lengths.forgetGaps(outside: shown) }
  }

  /// - Returns: whether the distance to the row before changed.
  final func measureRow(_ index: Int) -> Bool {
    let elements = shownElements[index - shown.lowerBound]
    var length: CGFloat = 0
    for (position, element) in elements.enumerated() {
      length += usable(element.measure(rowProposal(cross))[axis])
      if position > 0 { length += distance(elements[position - 1], element) }
    }
    let didGapChange = lengths.set(index, length: length, gap: gap(before: index))
    if case .source(let source, let sourceIndex) = rows[index].content { source.setRowLength(length, at: sourceIndex) }
    return didGapChange
  }

  final func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  final func distance(_ first: LayoutNode, _ second: LayoutNode) -> CGFloat {
    parameters.spacing ?? first.spacing.distance(to: second.spacing, along: axis)
  }

  final func gap(before index: Int) -> CGFloat {
    if let spacing = parameters.spacing { return spacing }
    guard index > shown.lowerBound, let first = shownElements[index - shown.lowerBound].first,
      let last = shownElements[..<(index - shown.lowerBound)].last(where: { !$0.isEmpty })?.last
    else { return .nan }
    return distance(last, first)
  }

  override func willRemove() {
    listen(to: nil)
    stopListening(toOuterFrom: 0)
  }

  // MARK: Placing

  override func placeChildren() {
    let room = size[axis.crossing]
    if let lines, lines.setRoom(room) { collectRows() }
    if room != cross {
      cross = room
      needsRowMeasures = true
    }
    showRowsInSight()
    rowsWereShown()
    placeShownRows()
    if lengths.total() != size[axis], wasAnswerGuessed, mayAnswerAgain() { invalidateLayout() }
  }

  /// Whether rows that were made since turned out longer or shorter than the answer to the container took them to be.
  /// If the container only gave another room across than it had offered, the answer to its offer is still the same.
  private final var wasAnswerGuessed: Bool {
    guard let answer else { return true }
    return answer.room == cross || answer.unknownRows != lengths.unknownCount || lines != nil
  }

  /// How often the container may be asked again in one update after a wrong estimate: rows with inconsistent answers
  /// must not cause an endless layout.
  private static let maximumWrongEstimates = 20

  final func mayAnswerAgain() -> Bool {
    if wrongEstimates.update != graph.animator.update { wrongEstimates = (graph.animator.update, 0) }
    wrongEstimates.count += 1
    return wrongEstimates.count <= Self.maximumWrongEstimates
  }
}

extension RowSource {
  /// The container that shows the rows.
  var lazyContainer: LazyStackNode? { rowContainer as? LazyStackNode }
}

import Foundation

/// A stack that makes the rows that are in sight of the scroll view around it, and no others (C96).
///
/// Its length is that of the rows it has seen, with the others estimated. Without a scroll view around it in its
/// direction every row counts as seen.
package class LazyStackNode: ContainerNode, AxisProviding {
  private var parameters: StackParameters
  private(set) final var rows = RowList()
  /// What the rows are lines of, if this is a grid.
  final unowned(unsafe) var lines: GridLinesNode?
  private final var lengths: RowLengths
  /// The rows that are laid out: their elements are the children, one row after the other.
  private(set) final var shown: Range<Int> = 0..<0
  /// Elements of the rows that are laid out, by row.
  private final var shownElements: ContiguousArray<ContiguousArray<LayoutNode>> = []
  /// The room across the stack that rows were last measured with.
  private final var cross = CGFloat.nan
  private final var isMakingRows = false
  /// Whether the content may consist of other rows by now.
  private(set) final var rowsAreStale = false
  /// How many answers of an update turned out to be guesses.
  private var guesses: (update: UInt64, count: Int) = (0, 0)
  private final var needsRowMeasures = true
  /// Whether there are other rows than when those out of sight were last dropped.
  private final var rowsChanged = false
  /// Rows that were made since then.
  private final var touched: ContiguousArray<Int> = []
  private final weak var scrollNode: ScrollNode?
  /// The first row that was placed, and where it began.
  private final var placedAnchor: (index: Int, start: CGFloat)?
  /// The row that the scroll view stands at, as it was before there were other rows.
  private final var heldRow: HeldRow?
  /// Which parts of sections stay in sight as long as their section does.
  final var pinned = PinnedRows()

  private struct HeldRow {
    /// Where it began.
    let start: CGFloat
    /// Where the scroll view stood, and how far it had been moved on purpose.
    let offset: CGFloat
    let travelled: CGFloat
  }

  init(_ parameters: StackParameters, _ context: NodeContext) {
    self.parameters = parameters
    lengths = RowLengths(defaultGap: parameters.spacing ?? ViewSpacing.standardDistance)
    super.init(context)
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

  /// Asks the content which rows there are. Rows that were laid out keep their lengths.
  final func collectRows() {
    holdKeptRow()
    var list = RowList()
    content.appendRows(to: &list)
    rows = list
    rowsAreStale = false
    var newLengths: ContiguousArray<CGFloat> = []
    newLengths.reserveCapacity(rows.count)
    for stretch in rows.stretches {
      if let (source, range) = stretch.sourceRows {
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

  /// There may be other rows, or they stand elsewhere. Overridden.
  func rowsWereCollected() {}

  /// Whether elements are shown as they are, rather than inside of something, so that they can come and go by transitions.
  var showsElementsAlone: Bool { lines == nil }

  /// What is shown for the elements of a row. Overridden by those who put something around them.
  func decorated(_ elements: ContiguousArray<LayoutNode>, at index: Int) -> ContiguousArray<LayoutNode> { elements }

  /// The rows in sight are `shown`. Overridden.
  func rowsWereShown() {}

  override func childElementsDidChange() {
    // Rows that this container has made itself are no news to it.
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

  /// The elements of a row, which is made if it is not there.
  ///
  /// - Returns: nil if the row turned out to be a source of rows itself.
  private func makeElements(of index: Int) -> ContiguousArray<LayoutNode>? {
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

  private func dropRow(_ index: Int) {
    guard case .source(let source, let sourceIndex) = rows[index].content else { return }
    isMakingRows = true
    source.dropRow(at: sourceIndex)
    source.elementsDidChange()
    isMakingRows = false
  }

  // MARK: Measuring

  private func rowProposal(_ cross: CGFloat) -> LayoutProposal {
    LayoutProposal(axis, main: .nan, cross: cross)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let offered = proposal[axis.crossing]
    if let lines, lines.setRoom(offered) { collectRows() }
    guard !rows.isEmpty else { return CGSize(axis, main: 0, cross: offered.isFinite ? offered : 0) }
    lookAtRows(offered)
    return CGSize(axis, main: lengths.total(), cross: offered.isFinite ? offered : crossLength(offered))
  }

  /// C96: where the room across is open, the first row decides.
  private func crossLength(_ offered: CGFloat) -> CGFloat {
    usable(shownElements.first?.first?.measure(rowProposal(offered))[axis.crossing] ?? 0)
  }

  /// Makes as many rows as are needed to answer: one to judge the others by, or all if nothing scrolls.
  private func lookAtRows(_ offered: CGFloat) {
    if offered.isFinite, offered != cross {
      cross = offered
      needsRowMeasures = true
    }
    let needsAll = enclosingScrollNode == nil
    let needsOne = shown.isEmpty && (!lengths.hasKnown || !offered.isFinite)
    if needsAll || needsOne {
      if shown.isEmpty { cross = offered }
      while !rows.isEmpty, shown.isEmpty || needsAll && shown != rows.indices {
        if show(needsAll ? rows.indices : 0..<1) { needsRowMeasures = true } else { collectRows() }
      }
      adoptShownElements()
    }
    if needsRowMeasures { measureShownRows() }
  }

  private func measureShownRows() {
    needsRowMeasures = false
    for index in shown { measureRow(index) }
  }

  private func measureRow(_ index: Int) {
    let elements = shownElements[index - shown.lowerBound]
    var length: CGFloat = 0
    for (position, element) in elements.enumerated() {
      length += usable(element.measure(rowProposal(cross))[axis])
      if position > 0 { length += distance(elements[position - 1], element) }
    }
    lengths.set(index, length: length, gap: gap(before: index))
    if case .source(let source, let sourceIndex) = rows[index].content { source.setRowLength(length, at: sourceIndex) }
  }

  private func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  private func distance(_ first: LayoutNode, _ second: LayoutNode) -> CGFloat {
    parameters.spacing ?? first.spacing.distance(to: second.spacing, along: axis)
  }

  private func gap(before index: Int) -> CGFloat {
    if let spacing = parameters.spacing { return spacing }
    guard index > shown.lowerBound, let first = shownElements[index - shown.lowerBound].first,
      let last = shownElements[..<(index - shown.lowerBound)].last(where: { !$0.isEmpty })?.last
    else { return .nan }
    return distance(last, first)
  }

  // MARK: What is in sight

  /// The part of the stack, along its axis, that scroll views around it show.
  private func visibleBounds() -> (lower: CGFloat, upper: CGFloat) {
    bounds { $0.visibleBounds(self.axis) }
  }

  /// The same without what is seen in front of and behind the windows, where bars may lie.
  private func windowBounds() -> (lower: CGFloat, upper: CGFloat) {
    bounds { (0, $0.size[self.axis]) }
  }

  private func bounds(
    _ window: (ScrollNode) -> (lower: CGFloat, upper: CGFloat)
  ) -> (lower: CGFloat, upper: CGFloat) {
    var bounds: (lower: CGFloat, upper: CGFloat) = (-.infinity, .infinity)
    var position: CGFloat = 0
    var node: LayoutNode = self
    var nearest: ScrollNode?
    while let parent = node.layoutParent {
      position += node.origin[axis]
      if let scroll = parent as? ScrollNode {
        position += scroll.shift[axis]
        if scroll.axes.contains(Axis.Set(axis)) {
          if nearest == nil { nearest = scroll }
          let window = window(scroll)
          bounds.lower = max(bounds.lower, window.lower - position)
          bounds.upper = min(bounds.upper, window.upper - position)
        }
      }
      node = parent
    }
    listen(to: nearest)
    return bounds
  }

  private func listen(to newScrollNode: ScrollNode?) {
    guard newScrollNode !== scrollNode else { return }
    scrollNode?.withdraw(self)
    scrollNode = newScrollNode
    newScrollNode?.register(self)
  }

  private func rowsInSight() -> Range<Int> {
    let bounds = visibleBounds()
    if bounds.lower == -.infinity { return rows.indices }
    guard axis == .horizontal, isRightToLeft else { return lengths.rows(from: bounds.lower, to: bounds.upper) }
    let length = lengths.total()
    return lengths.rows(from: length - bounds.upper, to: length - bounds.lower)
  }

  /// The scroll view moved, or what is around this stack.
  final func visibleRectDidChange() {
    guard !isRemoved, !isLayoutDirty, pinned.isNeeded || rowsInSight() != shown else { return }
    invalidateLayout()
  }

  override func willRemove() {
    listen(to: nil)
  }

  /// How often the rows in sight are looked for again, because those that were made are not as long as they were
  /// thought to be. Each time there are more whose length is known.
  private static let maximumAttempts = 100

  /// Makes the rows in sight, until their lengths agree with what is in sight, and drops the others.
  private func showRowsInSight() {
    var held = placeHeldRow()
    let before = shown
    var anchor = held == nil ? movedWithContent(placedAnchor) : nil
    for _ in 0..<Self.maximumAttempts {
      let wanted = rowsInSight()
      if wanted == shown, !needsRowMeasures { break }
      guard show(wanted) else {
        // A row turned out to be several: there are other rows now.
        collectRows()
        anchor = nil
        held = placeHeldRow()
        continue
      }
      measureShownRows()
      anchor = keepInPlace(anchor)
      held = keepInPlace(held)
    }
    showPinnedRows()
    adoptShownElements()
    dropUnseenRows(before)
  }

  // MARK: The row that the scroll view stands at

  /// Notes where that row begins, before there are other rows (J5).
  private func holdKeptRow() {
    guard heldRow == nil, let scrollNode, var child = scrollNode.keptPlace?.element, !child.isRemoved else { return }
    while let parent = child.layoutParent, parent !== self { child = parent }
    guard let place = shownElements.firstIndex(where: { $0.contains { $0 === child } }) else { return }
    heldRow = HeldRow(
      start: lengths.start(of: shown.lowerBound + place), offset: scrollNode.offset[axis],
      travelled: scrollNode.travelled[axis])
  }

  /// Moves the content as far as that row moved, so that the row is still in sight and need not be made again.
  ///
  /// - Returns: which row it is, and where it begins now.
  private func placeHeldRow() -> (index: Int, start: CGFloat)? {
    guard let held = heldRow else { return nil }
    heldRow = nil
    guard let scrollNode, let element = scrollNode.keptPlace?.element, !element.isRemoved,
      let index = rowIndex(around: element)
    else { return nil }
    let start = lengths.start(of: index)
    let offset = held.offset + start - held.start + scrollNode.travelled[axis] - held.travelled
    scrollNode.shiftOffset(by: offset - scrollNode.offset[axis], along: axis)
    return (index, start)
  }

  /// The row that an element belongs to.
  private func rowIndex(around element: LayoutNode) -> Int? {
    var node: ViewNode = element
    while let parent = node.parent, parent !== node, parent !== self {
      if let source = parent as? any RowSource {
        return source.index(of: node).flatMap { position(of: source, at: $0) }
      }
      node = parent
    }
    return nil
  }

  /// Whether a row is laid out.
  final func isShown(_ index: Int) -> Bool {
    shown.contains(index) || pinned.elements[index] != nil
  }

  /// Makes the headers and footers that are in sight although their place is not.
  private func showPinnedRows() {
    let before = pinned.elements
    pinned.elements = [:]
    for index in pinned.rows(beside: shown, of: rows) {
      if let known = before[index] {
        pinned.elements[index] = known
      } else if let made = makeElements(of: index) {
        touched.append(index)
        pinned.elements[index] = decorated(made, at: index)
      }
    }
    for index in before.keys where !isShown(index) { dropRow(index) }
  }

  /// What was in sight stays where it is, although rows in front of it turned out longer or shorter (C96).
  private func keepInPlace(_ anchor: (index: Int, start: CGFloat)?) -> (index: Int, start: CGFloat)? {
    guard let anchor, shown.contains(anchor.index) else { return anchor }
    return movedWithContent(anchor)
  }

  /// Moves the content as far as a row moved.
  private func movedWithContent(_ anchor: (index: Int, start: CGFloat)?) -> (index: Int, start: CGFloat)? {
    guard let anchor else { return nil }
    let start = lengths.start(of: anchor.index)
    if start != anchor.start { scrollNode?.shiftOffset(by: start - anchor.start, along: axis) }
    return (anchor.index, start)
  }

  /// Makes the rows that are not there.
  ///
  /// - Returns: false if one of them turned out to be several.
  private func show(_ wanted: Range<Int>) -> Bool {
    var elements: ContiguousArray<ContiguousArray<LayoutNode>> = []
    elements.reserveCapacity(wanted.count)
    for index in wanted {
      if shown.contains(index) {
        elements.append(shownElements[index - shown.lowerBound])
      } else {
        guard let made = makeElements(of: index) else { return false }
        touched.append(index)
        elements.append(decorated(made, at: index))
      }
    }
    shown = wanted
    shownElements = elements
    return true
  }

  private func adoptShownElements() {
    children.removeAll(keepingCapacity: true)
    for elements in shownElements { children.append(contentsOf: elements) }
    for elements in pinned.elements.values { children.append(contentsOf: elements) }
    for (index, child) in children.enumerated() { adopt(child, at: index) }
    childrenDidChange()
  }

  private func dropUnseenRows(_ before: Range<Int>) {
    if rowsChanged {
      for stretch in rows.stretches {
        guard let (source, range) = stretch.sourceRows else { continue }
        for index in source.madeRows(in: range) {
          let position = stretch.positions.lowerBound + index - range.lowerBound
          if !isShown(position) { dropRow(position) }
        }
      }
      lines?.dropUnseenCells()
    } else {
      for index in before where !isShown(index) { dropRow(index) }
      for index in touched where !isShown(index) { dropRow(index) }
    }
    rowsChanged = false
    touched.removeAll(keepingCapacity: true)
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
    // What was made is not as long as it was thought to be: the answer to the container was a guess.
    if lengths.total() != size[axis], mayAnswerAgain() { invalidateLayout() }
  }

  /// How often the container may be told in one update that the answer was a guess: rows that answer the same proposal
  /// now so and now so must not keep the layout going for ever.
  private static let maximumGuesses = 20

  private func mayAnswerAgain() -> Bool {
    if guesses.update != graph.motion.update { guesses = (graph.motion.update, 0) }
    guesses.count += 1
    return guesses.count <= Self.maximumGuesses
  }

  private func placeShownRows() {
    placedAnchor = shown.first.map { (index: $0, start: lengths.start(of: $0)) }
    var stuck: [LayoutNode] = []
    for index in shown {
      let elements = shownElements[index - shown.lowerBound]
      if place(elements, of: index) { stuck.append(contentsOf: elements) }
    }
    for (index, elements) in pinned.elements where place(elements, of: index) { stuck.append(contentsOf: elements) }
    if pinned.isNeeded { drawInFront(stuck) }
  }

  /// Places the elements of a row.
  ///
  /// - Returns: whether they are pinned: not where the row lies.
  private func place(_ elements: ContiguousArray<LayoutNode>, of index: Int) -> Bool {
    let proposal = rowProposal(cross)
    let start = lengths.start(of: index)
    var position = pinnedStart(of: index, elements, start)
    let isStuck = position != start
    var previous: LayoutNode?
    for element in elements {
      if let previous { position += distance(previous, element) }
      let elementSize = element.measure(proposal)
      placeChild(
        element, at: CGPoint(axis, main: position, cross: crossPosition(element, proposal, elementSize)), proposal)
      position += usable(elementSize[axis])
      previous = element
    }
    return isStuck
  }

  /// Where a row begins that may be pinned: in the window as long as its section is.
  private func pinnedStart(
    of index: Int, _ elements: ContiguousArray<LayoutNode>, _ start: CGFloat
  ) -> CGFloat {
    guard let section = pinned.section(of: index, in: rows) else { return start }
    let window = windowBounds()
    guard window.lower.isFinite, window.upper.isFinite else { return start }
    // A row whose place is out of sight may never have been measured there.
    let length = elements.reduce(CGFloat.zero) { $0 + usable($1.measure(rowProposal(cross))[axis]) }
    let sectionStart = lengths.start(of: section.rows.lowerBound)
    let last = section.rows.upperBound - 1
    let sectionEnd = lengths.start(of: last) + lengths.length(of: last)
    if rows[index].place.kind == .header { return max(start, min(window.lower, sectionEnd - length)) }
    return min(start, max(window.upper - length, sectionStart))
  }

  private func crossPosition(_ element: LayoutNode, _ proposal: LayoutProposal, _ elementSize: CGSize) -> CGFloat {
    let box = ViewDimensions(width: size.width, height: size.height)
    return parameters.alignment.defaultValue(in: box) - element.guide(parameters.alignment, proposal, elementSize)
  }

  final func rowStart(_ index: Int) -> CGFloat { lengths.start(of: index) }

  final func rowLength(_ index: Int) -> CGFloat { lengths.length(of: index) }

  /// Where a row lies, as far as that is known, in this node's coordinates.
  final func frame(of source: any RowSource, at index: Int) -> CGRect? {
    guard let position = position(of: source, at: index) else { return nil }
    var start = lengths.start(of: position)
    let length = lengths.length(of: position)
    if axis == .horizontal, isRightToLeft { start = size.width - start - length }
    return CGRect(
      origin: CGPoint(axis, main: start, cross: 0),
      size: CGSize(axis, main: length, cross: size[axis.crossing]))
  }

  /// The position of a row of a source among all rows; of several rows that it turned out to be, the first one's.
  private func position(of source: any RowSource, at index: Int) -> Int? {
    if let lines, source !== lines {
      return lines.line(of: source, at: index).flatMap { position(of: lines, at: $0) }
    }
    if let position = rows.position(of: source, at: index) { return position }
    guard let node = source.rowNode(at: index), node.holdsRowSources,
      case .row(let inner, let innerIndex) = node.firstScrollDestination
    else { return nil }
    return position(of: inner, at: innerIndex)
  }
}

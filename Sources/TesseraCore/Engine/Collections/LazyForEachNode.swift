import Foundation

/// The elements of a `ForEach` in a lazy container: ids for all of them, nodes for those in sight (C96).
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode, RowSource,
  DepartureOwner
{
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  /// The position of each row in the collection; nil if they are equal, because no id occurs twice.
  private var offsets: ContiguousArray<Int>?
  /// The rows that are there.
  private var made: ContiguousArray<Made> = []
  private var lengths: ContiguousArray<CGFloat> = []
  private var isMade = false
  var departures = Departures()
  /// Whether an element may be any number of rows: then all are created, down to the deferred rows (J2).
  private var listsRows = false
  /// Rows that were inserted by the update in which they may become visible (D44).
  private var arriving = RowInsertions()

  private struct RowInsertions {
    var update: UInt64 = 0
    var indices: IndexSet = []
  }

  private typealias Row = LazyRowNode<Data.Element, ID, Content>

  private struct Made {
    var index: Int
    var row: Row
  }

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context, facts: TypeFacts.of(ForEach<Data, ID, Content>.self))
    listsRows = RowListings.listsRows(Content.self, below: self)
    if listsRows { SlowPathLog.note(Data.self, Content.self) }
    begin()
  }

  func receive(_ newView: ForEach<Data, ID, Content>) {
    view = newView
    evaluate(because: .input)
  }

  override func makeContent() {
    content = EmptyNode(childContext)
    updateContent()
  }

  override func updateContent() {
    var scan = RowScan<ID, Content>(comparing: isMade ? ids : nil)
    track { view.scan(view.data, &scan) }
    if scan.isInOrder {
      removeRows(scan.removalStart..<scan.removalStart + scan.removedCount)
    } else if isMade {
      offsets = nil
      match(scan.newIDs)
    } else {
      ids = scan.hasDuplicates ? uniqueIDs(scan.newIDs) : scan.newIDs
      lengths = ContiguousArray(repeating: .nan, count: ids.count)
    }
    scan.rows.destroy()
    isMade = true
    // Not `for in`: rows may make and drop others.
    let there = made
    for index in 0..<there.count { there[index].row.receive(element(at: there[index].index), view.content) }
    if listsRows, made.count < ids.count { makeListedRows() }
  }

  private func makeListedRows() {
    let known = made
    var next = 0
    made.removeAll(keepingCapacity: true)
    made.reserveCapacity(ids.count)
    for index in 0..<ids.count {
      if next < known.count, known[next].index == index {
        made.append(known[next])
        next += 1
      } else {
        made.append(Made(index: index, row: takeBackOrMake(index)))
      }
    }
    elementsDidChange()
  }

  /// A13: only the first element with an id is shown.
  private func uniqueIDs(_ newIDs: ContiguousArray<ID>) -> ContiguousArray<ID> {
    var seen = Set<ID>(minimumCapacity: newIDs.count)
    var kept: ContiguousArray<ID> = []
    var keptOffsets: ContiguousArray<Int> = []
    kept.reserveCapacity(newIDs.count)
    for offset in 0..<newIDs.count {
      guard seen.insert(newIDs[offset]).inserted else {
        graph.warn(.duplicateID("\(newIDs[offset])"), at: self)
        continue
      }
      kept.append(newIDs[offset])
      keptOffsets.append(offset)
    }
    offsets = keptOffsets
    return kept
  }

  /// The most common updates: all rows are unchanged, except for some adjacent ones that were removed.
  private func removeRows(_ range: Range<Int>) {
    offsets = nil
    guard !range.isEmpty else { return }
    let first = firstMade(from: range.lowerBound)
    let end = firstMade(from: range.upperBound)
    let removed = ContiguousArray(made[first..<end])
    made.removeSubrange(first..<end)
    for index in first..<made.count { made[index].index -= range.count }
    let removedIDs = ContiguousArray(ids[range])
    ids.removeSubrange(range)
    lengths.removeSubrange(range)
    for index in 0..<removed.count {
      remove(removed[index].row, removedIDs[removed[index].index - range.lowerBound])
    }
    elementsDidChange()
  }

  /// Whether rows may come and go by transitions.
  private var mayTransition: Bool {
    graph.animator.mayAnimate(self) && rowContainer?.showsElementsAlone == true
  }

  private func remove(_ row: Row, _ id: ID) {
    guard mayTransition else { return row.removeSubtree() }
    departures.remove(row, id, from: self)
  }

  /// Gives each id the row and the length that it had before.
  private func match(_ newIDs: ContiguousArray<ID>) {
    let change = changedRange(newIDs)
    arriving = RowInsertions(update: graph.animator.update)
    guard !change.old.isEmpty || !change.new.isEmpty else { return }
    guard let match = RowMatch(newIDs, change.new, oldIDs: ids, change.old) else {
      return self.match(uniqueIDs(newIDs))
    }
    let oldIDs = ids
    ids = newIDs
    moveLengths(match, change)
    moveRows(match, change, oldIDs)
    elementsDidChange()
  }

  private func moveLengths(_ match: RowMatch, _ change: (old: Range<Int>, new: Range<Int>)) {
    let mayArrive = mayTransition
    var newLengths = ContiguousArray<CGFloat>(repeating: .nan, count: change.new.count)
    for position in 0..<match.origins.count {
      let origin = match.origins[position]
      if origin != RowMatch.unknown {
        newLengths[position] = lengths[change.old.lowerBound + origin]
      } else if mayArrive {
        arriving.indices.insert(change.new.lowerBound + position)
      }
    }
    lengths.replaceSubrange(change.old, with: newLengths)
  }

  private func moveRows(
    _ match: RowMatch, _ change: (old: Range<Int>, new: Range<Int>), _ oldIDs: ContiguousArray<ID>
  ) {
    let first = firstMade(from: change.old.lowerBound)
    let end = firstMade(from: change.old.upperBound)
    var rows = ContiguousArray<Row?>(repeating: nil, count: first == end ? 0 : change.old.count)
    for place in first..<end { rows[made[place].index - change.old.lowerBound] = made[place].row }
    var moved: ContiguousArray<Made> = []
    for position in 0..<(rows.isEmpty ? 0 : match.origins.count) {
      let origin = match.origins[position]
      guard origin != RowMatch.unknown, let row = rows[origin] else { continue }
      moved.append(Made(index: change.new.lowerBound + position, row: row))
    }
    made.replaceSubrange(first..<end, with: moved)
    let shift = change.new.count - change.old.count
    for place in first + moved.count..<made.count { made[place].index += shift }
    for origin in match.lost where !rows.isEmpty {
      if let row = rows[origin] { remove(row, oldIDs[change.old.lowerBound + origin]) }
    }
  }

  /// The ids between the common prefix and suffix of the old and new ids.
  private func changedRange(_ newIDs: ContiguousArray<ID>) -> (old: Range<Int>, new: Range<Int>) {
    let shorter = min(ids.count, newIDs.count)
    var start = 0
    while start < shorter, ids[start] == newIDs[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, ids[ids.count - 1 - tail] == newIDs[newIDs.count - 1 - tail] { tail += 1 }
    return (start..<ids.count - tail, start..<newIDs.count - tail)
  }

  private func element(at index: Int) -> Data.Element {
    let offset = offsets?[index] ?? index
    return view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  // MARK: Rows

  /// The place in `made` of the first row that is there from an index on.
  private func firstMade(from index: Int) -> Int {
    var low = 0
    var high = made.count
    while low < high {
      let middle = (low + high) / 2
      if made[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  var rowCount: Int { ids.count }

  func rowNode(at index: Int) -> ViewNode? {
    let place = firstMade(from: index)
    return place < made.count && made[place].index == index ? made[place].row : nil
  }

  func makeRow(at index: Int) -> ViewNode {
    if let row = rowNode(at: index) { return row }
    let row = takeBackOrMake(index)
    made.insert(Made(index: index, row: row), at: firstMade(from: index))
    return row
  }

  private func takeBackOrMake(_ index: Int) -> Row {
    if let row = departures.takeBack(ids[index]) as? Row {
      row.receive(element(at: index), view.content)
      return row
    }
    let row = Row(element(at: index), ids[index], view.content, listsRows, childContext)
    if arriving.update == graph.animator.update, arriving.indices.contains(index) { arrive(row) }
    return row
  }

  private func arrive(_ row: Row) {
    guard listsRows else { return Transitioning.didInsert(row, in: self) }
    graph.forEachNode(in: row) { ($0 as? any InsertedRow)?.willArrive() }
  }

  override func willRemove() {
    departures.removeAll()
    super.willRemove()
  }

  func index(of row: ViewNode) -> Int? {
    made.first { $0.row === row }?.index
  }

  func dropRow(at index: Int) {
    guard let row = rowNode(at: index) else { return }
    made.remove(at: firstMade(from: index))
    row.removeSubtree()
  }

  func madeRows(in range: Range<Int>) -> ContiguousArray<Int> {
    var indices: ContiguousArray<Int> = []
    for place in firstMade(from: range.lowerBound)..<firstMade(from: range.upperBound) {
      indices.append(made[place].index)
    }
    return indices
  }

  func appendLengths(of range: Range<Int>, to lengths: inout ContiguousArray<CGFloat>) {
    lengths.append(contentsOf: self.lengths[range])
  }

  func setRowLength(_ length: CGFloat, at index: Int) {
    lengths[index] = length
  }

  func rowID(at index: Int) -> AnyHashable? {
    AnyHashable(ids[index])
  }

  override func ownScrollTarget(for id: AnyHashable) -> ScrollDestination? {
    if let id = id.base as? ID, let index = index(of: id) { return .row(source: self, index: index) }
    // J3: rows with an explicit id.
    guard !listsRows, NamedViews.mayHaveID(Content.self) else { return nil }
    let index = ids.indices.first { NamedViews.hasID(id, view.content(element(at: $0))) }
    return index.map { .row(source: self, index: $0) }
  }

  /// Existing rows are searched first: they are few.
  private func index(of id: ID) -> Int? {
    made.first { ids[$0.index] == id }?.index ?? ids.firstIndex(of: id)
  }

  // MARK: Tree

  override var isUnary: Bool { false }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    for place in 0..<made.count { made[place].row.appendElements(to: &elements) }
  }

  override func appendRows(to list: inout RowList) {
    guard listsRows else { return list.appendRows(of: self) }
    for place in 0..<made.count { list.append(made[place].row, ofElementAt: made[place].index) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    let there = made
    for place in 0..<there.count { body(there[place].row) }
  }
}

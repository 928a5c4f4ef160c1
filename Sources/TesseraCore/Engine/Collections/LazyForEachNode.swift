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
  /// What was scanned last, if it consists of objects that keep their ids.
  private var scannedObjects: Data?
  private let hasStableElements: Bool
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
    hasStableElements = view.hasStableElements
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
    let scan = scanRows()
    if scan.isInOrder {
      removeRows(scan.removalStart..<scan.removalStart + scan.removedCount)
    } else if isMade {
      offsets = nil
      match(scan.newIDs, scan.order)
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

  private func scanRows() -> RowScan<ID, Content> {
    let old = scannedObjects
    if hasStableElements { scannedObjects = view.data }
    // Objects that were left out for their ids are no positions of ids.
    guard let old, isMade, offsets == nil else { return scanRows(comparingWith: nil) }
    return old.withContiguousStorageIfAvailable { elements in
      elements.withMemoryRebound(to: UnsafeRawPointer.self) { objects in
        scanRows(comparingWith: objects.count == ids.count ? objects.baseAddress : nil)
      }
    } ?? scanRows(comparingWith: nil)
  }

  private func scanRows(comparingWith oldObjects: UnsafePointer<UnsafeRawPointer>?) -> RowScan<ID, Content> {
    var scan = RowScan<ID, Content>(comparing: isMade ? ids : nil, oldObjects)
    track { view.scan(view.data, &scan) }
    return scan
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
  private func match(_ newIDs: ContiguousArray<ID>, _ order: RowOrder) {
    arriving = RowInsertions(update: graph.animator.update)
    guard let match = RowMatch(order, newIDs: newIDs, oldIDs: ids) else {
      let newIDs = uniqueIDs(newIDs)
      return self.match(newIDs, RowOrder(newIDs, oldIDs: ids))
    }
    guard !match.origins.isEmpty || !match.lost.isEmpty else { return }
    let oldIDs = ids
    ids = newIDs
    moveLengths(match)
    moveRows(match, oldIDs)
    elementsDidChange()
  }

  private func moveLengths(_ match: RowMatch) {
    let mayArrive = mayTransition
    var newLengths = ContiguousArray<CGFloat>(repeating: .nan, count: match.origins.count)
    for position in 0..<match.origins.count {
      let origin = match.origins[position]
      if origin != RowMatch.unknown {
        newLengths[position] = lengths[origin]
      } else if mayArrive {
        arriving.indices.insert(match.start + position)
      }
    }
    lengths.replaceSubrange(match.start..., with: newLengths)
  }

  private func moveRows(_ match: RowMatch, _ oldIDs: ContiguousArray<ID>) {
    let first = firstMade(from: match.start)
    guard first < made.count else { return }
    let old = ContiguousArray(made[first...])
    made.removeSubrange(first...)
    // Few rows are there, and they lie together.
    let range = old[0].index...old[old.count - 1].index
    for position in 0..<match.origins.count where range.contains(match.origins[position]) {
      guard let row = Self.row(at: match.origins[position], in: old) else { continue }
      made.append(Made(index: match.start + position, row: row))
    }
    for origin in match.lost where range.contains(origin) {
      if let row = Self.row(at: origin, in: old) { remove(row, oldIDs[origin]) }
    }
  }

  private func element(at index: Int) -> Data.Element {
    let offset = offsets?[index] ?? index
    return view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  // MARK: Rows

  /// The place in `made` of the first row that is there from an index on.
  private func firstMade(from index: Int) -> Int { Self.first(from: index, in: made) }

  private static func first(from index: Int, in made: ContiguousArray<Made>) -> Int {
    var low = 0
    var high = made.count
    while low < high {
      let middle = (low + high) / 2
      if made[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func row(at index: Int, in made: ContiguousArray<Made>) -> Row? {
    let place = first(from: index, in: made)
    return place < made.count && made[place].index == index ? made[place].row : nil
  }

  var rowCount: Int { ids.count }

  func rowNode(at index: Int) -> ViewNode? {
    Self.row(at: index, in: made)
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

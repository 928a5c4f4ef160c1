import Foundation

/// The elements of a `ForEach` in a lazy container: ids for all of them, nodes for those in sight (C96).
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode, RowSource {
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  /// The place of each row in the collection, nil as long as rows and elements are in step: no id occurs twice.
  private var offsets: ContiguousArray<Int>?
  private var rows: ContiguousArray<LazyRowNode<Data.Element, Content>?> = []
  private var lengths: ContiguousArray<CGFloat> = []
  private var isMade = false

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context, facts: TypeFacts.of(ForEach<Data, ID, Content>.self))
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
    let newIDs = track { collectIDs() }
    if !isMade || newIDs != ids { match(newIDs) }
    isMade = true
    for index in rows.indices { rows[index]?.receive(element(at: index), view.content) }
  }

  private func collectIDs() -> ContiguousArray<ID> {
    var newIDs: ContiguousArray<ID> = []
    newIDs.reserveCapacity(view.data.count)
    for element in view.data { newIDs.append(view.elementID(element)) }
    return uniqueIDs(newIDs)
  }

  /// A13: only the first element with an id is shown.
  private func uniqueIDs(_ newIDs: ContiguousArray<ID>) -> ContiguousArray<ID> {
    if isMade, newIDs == ids {
      return newIDs
    }
    offsets = nil
    var seen = Set<ID>(minimumCapacity: newIDs.count)
    var kept: ContiguousArray<ID> = []
    var keptOffsets: ContiguousArray<Int> = []
    kept.reserveCapacity(newIDs.count)
    for (offset, id) in newIDs.enumerated() {
      guard seen.insert(id).inserted else {
        graph.warn(.duplicateID("\(id)"), at: self)
        continue
      }
      kept.append(id)
      keptOffsets.append(offset)
    }
    if kept.count != newIDs.count { offsets = keptOffsets }
    return kept
  }

  /// Gives each id the row and the length that it had before.
  private func match(_ newIDs: ContiguousArray<ID>) {
    var old: [ID: Int] = [:]
    old.reserveCapacity(ids.count)
    for index in ids.indices { old[ids[index]] = index }
    var newRows = ContiguousArray<LazyRowNode<Data.Element, Content>?>(repeating: nil, count: newIDs.count)
    var newLengths = ContiguousArray<CGFloat>(repeating: .nan, count: newIDs.count)
    for (index, id) in newIDs.enumerated() {
      guard let oldIndex = old[id] else { continue }
      newRows[index] = rows[oldIndex]
      newLengths[index] = lengths[oldIndex]
      rows[oldIndex] = nil
    }
    let removed = rows
    ids = newIDs
    rows = newRows
    lengths = newLengths
    for row in removed { row?.removeSubtree() }
    if isMade { elementsDidChange() }
  }

  private func element(at index: Int) -> Data.Element {
    let offset = offsets?[index] ?? index
    return view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  // MARK: Rows

  var rowCount: Int { ids.count }

  func rowNode(at index: Int) -> ViewNode? {
    rows[index]
  }

  func makeRow(at index: Int) -> ViewNode {
    if let row = rows[index] { return row }
    let row = LazyRowNode(element(at: index), view.content, childContext)
    rows[index] = row
    return row
  }

  func dropRow(at index: Int) {
    guard let row = rows[index] else { return }
    rows[index] = nil
    row.removeSubtree()
  }

  func rowLength(at index: Int) -> CGFloat {
    lengths[index]
  }

  func setRowLength(_ length: CGFloat, at index: Int) {
    lengths[index] = length
  }

  func rowID(at index: Int) -> AnyHashable? {
    AnyHashable(ids[index])
  }

  override func ownScrollTarget(for id: AnyHashable) -> ScrollDestination? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return .row(source: self, index: index)
  }

  // MARK: Tree

  override var isUnary: Bool { false }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    for row in rows { row?.appendElements(to: &elements) }
  }

  override func appendRows(to list: inout RowList) {
    for index in ids.indices { list.appendRow(of: self, at: index) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for row in rows { if let row { body(row) } }
  }
}

/// One row of a lazy `ForEach`: what its closure reads makes this row alone run again.
private final class LazyRowNode<Element, Content: View>: EvaluatingNode {
  private var element: Element
  private var makeView: (Element) -> Content

  init(_ element: Element, _ makeView: @escaping (Element) -> Content, _ context: NodeContext) {
    self.element = element
    self.makeView = makeView
    super.init(context, facts: TypeFacts.of(LazyRowFacts<Element, Content>.self))
    begin()
  }

  func receive(_ newElement: Element, _ newView: @escaping (Element) -> Content) {
    element = newElement
    makeView = newView
    evaluate(because: .input)
  }

  override func makeContent() {
    let view = track { makeView(element) }
    content = Content._makeNode(view, childContext)
  }

  override func updateContent() {
    let view = track { makeView(element) }
    Content._updateNode(content, view)
  }
}

/// What a row is to the facts about types: no view of the user's.
private struct LazyRowFacts<Element, Content> {}

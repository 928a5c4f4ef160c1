/// The elements of a `ForEach`, by id. One slot of its container, however long it gets (A14).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode, DepartureOwner {
  private var view: ForEach<Data, ID, Content>
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private(set) var ids: ContiguousArray<ID> = []
  @exclusivity(unchecked) private(set) var children: ContiguousArray<ViewNode> = []
  /// The rows as the children keep them.
  @exclusivity(unchecked) private var rowBits = RowBits<Content>()
  private let byteRanges = ValueComparison.of(Content.self).byteRanges
  @exclusivity(unchecked) private var isMade = false
  /// The id of the row that is being made.
  private var idInMaking: ID?
  var departures = Departures()

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
    var scan =
      isMade
      ? RowScan<ID, Content>(oldIDs: ids, oldRows: rowBits, byteRanges: byteRanges)
      : RowScan<ID, Content>(count: view.data.count)
    // The children are updated after the tracking, so that what they read does not count as read here.
    track { view.scan(view.data, &scan) }
    if scan.isInOrder {
      updateInOrder(scan)
    } else {
      match(scan)
    }
    scan.rows.destroy()
    isMade = true
  }

  /// The most common updates: all rows are unchanged, except for some adjacent ones that were removed. No id needs to
  /// be hashed.
  private func updateInOrder(_ scan: RowScan<ID, Content>) {
    let removal = scan.removalStart..<(scan.removalStart + scan.removedCount)
    let removed = ContiguousArray(children[removal])
    let removedIDs = ContiguousArray(ids[removal])
    if !removed.isEmpty {
      ids.removeSubrange(removal)
      children.removeSubrange(removal)
      rowBits.remove(removal)
    }
    for index in 0..<scan.rows.count {
      let position = scan.positions[index]
      Content._updateNode(children[position], scan.rows.address(of: index).pointee)
      rowBits.set(position, to: children[position].valueAddress)
    }
    guard !removed.isEmpty else { return }
    // Not `zip`: its iterator allocates for every element here.
    for index in 0..<removed.count { departures.remove(removed[index], removedIDs[index], from: self) }
    elementsDidChange()
  }

  /// Gives each new row the node that had its id before.
  private func match(_ scan: RowScan<ID, Content>) {
    guard isMade, let match = RowMatch(origins: scan.origins, newIDs: scan.newIDs, oldIDs: ids) else {
      return matchByHashing(scan)
    }
    let oldIDs = ids
    let oldChildren = children
    let context = childContext
    ids = scan.newIDs
    children = []
    children.reserveCapacity(match.origins.count)
    rowBits = RowBits(capacity: match.origins.count)
    var nextRow = 0
    for position in match.origins.indices {
      // Rows that the scan left out are unchanged.
      let row = nextRow < scan.rows.count && scan.positions[nextRow] == position ? scan.rows.address(of: nextRow) : nil
      if row != nil { nextRow += 1 }
      let origin = match.origins[position]
      if origin != RowScan<ID, Content>.unknownOrigin {
        if let row { Content._updateNode(oldChildren[origin], row.pointee) }
        append(oldChildren[origin])
      } else if let row {
        append(makeOrTakeBack(row.pointee, scan.newIDs[position], context))
      }
    }
    for origin in match.lost { departures.remove(oldChildren[origin], oldIDs[origin], from: self) }
    elementsDidChange()
  }

  /// Matches rows in any order, with ids that may occur twice, for the price of hashing each id.
  private func matchByHashing(_ scan: RowScan<ID, Content>) {
    var old: [ID: ViewNode] = [:]
    old.reserveCapacity(children.count)
    for index in ids.indices { old[ids[index]] = children[index] }
    let oldIDs = ids
    let oldChildren = children
    replaceChildren(scan, reusing: &old)
    if !old.isEmpty {
      for index in oldIDs.indices where old[oldIDs[index]] != nil {
        departures.remove(oldChildren[index], oldIDs[index], from: self)
      }
    }
    if isMade { elementsDidChange() }
  }

  private func replaceChildren(_ scan: RowScan<ID, Content>, reusing old: inout [ID: ViewNode]) {
    let count = scan.newIDs.count
    var seen = Set<ID>(minimumCapacity: count)
    ids = []
    children = []
    rowBits = RowBits(capacity: count)
    ids.reserveCapacity(count)
    children.reserveCapacity(count)
    let context = childContext
    var nextRow = 0
    for position in 0..<count {
      let id = scan.newIDs[position]
      // Rows that the scan left out are unchanged.
      let row = nextRow < scan.rows.count && scan.positions[nextRow] == position ? scan.rows.address(of: nextRow) : nil
      if row != nil { nextRow += 1 }
      guard seen.insert(id).inserted else {
        // A13: only the first element with an id is shown.
        graph.warn(.duplicateID("\(id)"), at: self)
        continue
      }
      if isMade, let child = old.removeValue(forKey: id) {
        if let row { Content._updateNode(child, row.pointee) }
        ids.append(id)
        append(child)
      } else if let row {
        ids.append(id)
        append(makeOrTakeBack(row.pointee, id, context))
      }
    }
  }

  /// The node of a row that is new or was departing.
  private func makeOrTakeBack(_ row: Content, _ id: ID, _ context: NodeContext) -> ViewNode {
    if let child = departures.takeBack(id) {
      Content._updateNode(child, row)
      return child
    }
    idInMaking = id
    defer { idInMaking = nil }
    let child = Content._makeNode(row, context)
    if isMade { Transitioning.didInsert(child, in: self) }
    return child
  }

  override func willRemove() {
    departures.removeAll()
    super.willRemove()
  }

  private func append(_ child: ViewNode) {
    children.append(child)
    rowBits.append(child.valueAddress)
  }

  override var contentID: String? { idInMaking.map { "\($0)" } }

  override func forEachIdentifiedChild(_ body: (ViewNode, String?) -> Void) {
    for index in children.indices { body(children[index], "\(ids[index])") }
  }

  override var isUnary: Bool { false }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Rows of an eager `ForEach` are always elements.
  override func appendRows(to rows: inout RowList) {
    for child in children { child.appendRows(to: &rows) }
  }

  override func ownScrollTarget(for id: AnyHashable) -> ScrollDestination? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id), let element = children[index].firstElement else {
      return nil
    }
    return .node(element)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }
}

extension ForEachNode: IdentifiedRows {
  func offset(of child: ViewNode) -> Int? { children.firstIndex { $0 === child } }

  func id(of child: ViewNode) -> AnyHashable? {
    children.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
  }

  func id(after child: ViewNode) -> AnyHashable? {
    guard let index = children.firstIndex(where: { $0 === child }), index + 1 < ids.count else { return nil }
    return AnyHashable(ids[index + 1])
  }
}

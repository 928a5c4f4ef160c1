/// The elements of a `ForEach`, by id. One slot of its container, however long it gets (A14).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  private var children: ContiguousArray<ViewNode> = []
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
    var evaluation = RowEvaluation(view, oldIDs: isMade ? ids : nil)
    // The children are updated after the tracking, so that what they read does not count as read here.
    track { evaluation.run(view.data) }
    let rows = evaluation.rows
    if evaluation.isInOrder {
      for index in 0..<rows.count { Content._updateNode(children[index], rows.address(of: index).pointee) }
    } else if !removeOneStretch(evaluation.newIDs, rows) {
      match(evaluation.newIDs, rows)
    }
    rows.destroy()
    isMade = true
  }

  /// The commonest change of order: neighbouring elements went and all others stayed. No id need be hashed.
  ///
  /// - Returns: false if something else happened; then nothing was done.
  private func removeOneStretch(_ newIDs: ContiguousArray<ID>, _ rows: RowBuffer<Content>) -> Bool {
    let count = newIDs.count
    guard isMade, count < ids.count else { return false }
    let removedCount = ids.count - count
    var start = 0
    while start < count, ids[start] == newIDs[start] { start += 1 }
    for index in start..<count where ids[index + removedCount] != newIDs[index] { return false }
    let removed = children[start..<(start + removedCount)]
    ids.removeSubrange(start..<(start + removedCount))
    children.removeSubrange(start..<(start + removedCount))
    for index in 0..<rows.count { Content._updateNode(children[index], rows.address(of: index).pointee) }
    for child in removed { child.removeSubtree() }
    elementsDidChange()
    return true
  }

  /// Gives each new row the node that had its id before.
  private func match(_ newIDs: ContiguousArray<ID>, _ rows: RowBuffer<Content>) {
    var old: [ID: ViewNode] = [:]
    old.reserveCapacity(children.count)
    for index in ids.indices { old[ids[index]] = children[index] }
    var seen = Set<ID>(minimumCapacity: rows.count)
    var keptIDs: ContiguousArray<ID> = []
    var newChildren: ContiguousArray<ViewNode> = []
    keptIDs.reserveCapacity(rows.count)
    newChildren.reserveCapacity(rows.count)
    let context = childContext
    for index in 0..<rows.count {
      let id = newIDs[index]
      guard seen.insert(id).inserted else {
        // A13: only the first element with an id is shown.
        graph.warn(.duplicateID("\(id)"), at: self)
        continue
      }
      keptIDs.append(id)
      if let child = old.removeValue(forKey: id) {
        Content._updateNode(child, rows.address(of: index).pointee)
        newChildren.append(child)
      } else {
        newChildren.append(Content._makeNode(rows.address(of: index).pointee, context))
      }
    }
    let oldIDs = ids
    let oldChildren = children
    ids = keptIDs
    children = newChildren
    if !old.isEmpty {
      for index in oldIDs.indices where old[oldIDs[index]] != nil { oldChildren[index].removeSubtree() }
    }
    if isMade { elementsDidChange() }
  }

  override var isUnary: Bool { false }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    for child in children { child.appendElements(to: &elements) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }
}

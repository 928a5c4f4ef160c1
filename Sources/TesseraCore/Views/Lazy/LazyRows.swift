import Foundation

/// A row of a list, as the list shows it.
package struct LazyRow {
  /// The user's view, to be placed in the row.
  package let element: ViewElement
  package let kind: LazyRowKind
  /// Whether no other row, header or footer of the same section is above it.
  package let isFirst: Bool
  /// Whether the header of its section is right above it.
  package let followsHeader: Bool
  /// Whether no other row of the same section is below it.
  package let isLast: Bool
  /// Whether it is the very last of its section, with its footer.
  package let endsSection: Bool
  /// Whether it is the very first of the list.
  package let isTop: Bool
  /// What identifies the row in its `ForEach`.
  package let id: AnyHashable?
  /// The edit actions of the row.
  package let edits: RowEdits?
  /// The position in the collection that the edits apply to; 0 without edits.
  package let index: Int
  /// Whether the position is odd; told only where rows alternate.
  package let isOdd: Bool
  /// Where the row is now.
  package let place: LazyRowPlace
  /// How often the traits of the element have changed.
  let traitVersion: Int
}

/// Where a row is in its list. A row that moves with others keeps it, so that its view stays equal.
@MainActor
package final class LazyRowPlace {
  /// The position among all rows, headers and footers.
  package fileprivate(set) var position: Int
  fileprivate var traitVersion = 0
  fileprivate var listener: TraitListener?
  fileprivate weak var owner: (any LazyRowOwner)?

  fileprivate init(_ position: Int, _ owner: any LazyRowOwner) {
    self.position = position
    self.owner = owner
  }

  /// The destination of the row when it is dragged by a distance: a position in the current collection; nil for its own
  /// place.
  package func destination(draggedBy distance: CGFloat) -> Int? {
    owner?.destination(ofRow: position, draggedBy: distance)
  }
}

@MainActor
private protocol LazyRowOwner: AnyObject {
  func destination(ofRow index: Int, draggedBy distance: CGFloat) -> Int?
}

/// A lazy vertical stack that wraps each row in a view of its owner: the base of a list.
nonisolated package struct LazyRows<Content: View, Row: View>: PrimitiveView {
  var content: Content
  var pinnedViews: PinnedScrollableViews
  var alternates: Bool
  var index: SectionIndex?
  var row: @MainActor (LazyRow) -> Row

  package init(
    _ content: Content, pinnedViews: PinnedScrollableViews = [], alternates: Bool = false, index: SectionIndex? = nil,
    @ViewBuilder row: @escaping @MainActor (LazyRow) -> Row
  ) {
    self.content = content
    self.pinnedViews = pinnedViews
    self.alternates = alternates
    self.index = index
    self.row = row
  }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = LazyRowsNode<Row>(view.row, context)
    node.pinned.views = view.pinnedViews
    node.alternates = view.alternates
    node.sectionIndex = view.index
    node.content = LazyChild.make(view.content, context.under(node, arity: .lazyList))
    node.collectRows()
    return node
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: LazyRowsNode<Row>.self)
    LazyChild.update(node.content, view.content)
    node.alternates = view.alternates
    node.receive(view.row, pinning: view.pinnedViews)
  }
}

/// Wraps each visible element in a view of the list.
private final class LazyRowsNode<Row: View>: LazyStackNode, LazyRowOwner {
  private struct Decoration {
    let node: ViewNode
    let place: LazyRowPlace
  }

  private var row: @MainActor (LazyRow) -> Row
  var alternates = false
  var sectionIndex: SectionIndex?
  /// By the element inside.
  private var decorations: [ObjectIdentifier: Decoration] = [:]
  private var elementsInSight: Set<ObjectIdentifier> = []
  private var decorationsAreStale = false

  init(_ row: @escaping @MainActor (LazyRow) -> Row, _ context: NodeContext) {
    self.row = row
    super.init(StackParameters(axis: .vertical, spacing: 0), context)
  }

  func receive(_ newRow: @escaping @MainActor (LazyRow) -> Row, pinning views: PinnedScrollableViews) {
    row = newRow
    receive(StackParameters(axis: .vertical, spacing: 0), pinning: views)
    graph.updates.elementsDidChange(in: self)
  }

  /// Elements lie in rows of the list, which appear and disappear without transitions.
  override var showsElementsAlone: Bool { false }

  override func refreshElements() {
    if rowsAreStale { return super.refreshElements() }
    for (key, decoration) in decorations { update(key, decoration) }
  }

  private var elements: [ObjectIdentifier: LayoutNode] = [:]

  private func update(_ key: ObjectIdentifier, _ decoration: Decoration) {
    let place = decoration.place
    guard !rowsAreStale, let element = elements[key], !element.isRemoved, place.position < rows.count else { return }
    Row._updateNode(decoration.node, makeRow(element, place))
  }

  private func makePlace(_ element: LayoutNode, _ index: Int) -> LazyRowPlace {
    let key = ObjectIdentifier(element)
    let place = LazyRowPlace(index, self)
    place.listener = TraitListener { [unowned self, unowned place] in
      place.traitVersion += 1
      if let decoration = decorations[key] { update(key, decoration) }
    }
    return place
  }

  private func makeRow(_ element: LayoutNode, _ decoration: LazyRowPlace) -> Row {
    let index = decoration.position
    let place = rows[index].place
    return row(
      LazyRow(
        element: ViewElement(node: element, listener: decoration.listener), kind: place.kind,
        isFirst: index == 0 || rows[index - 1].place.section != place.section
          || place.kind == .row && rows[index - 1].place.kind == .header,
        followsHeader: index > 0 && rows[index - 1].place.kind == .header && place.kind == .row,
        isLast: index + 1 == rows.count || rows[index + 1].place.section != place.section
          || place.kind == .row && rows[index + 1].place.kind == .footer,
        endsSection: index + 1 == rows.count || rows[index + 1].place.section != place.section,
        isTop: index == 0, id: rowID(at: index), edits: place.edits, index: place.edits == nil ? 0 : place.index,
        isOdd: alternates && !index.isMultiple(of: 2), place: decoration, traitVersion: decoration.traitVersion))
  }

  /// How many rows of the same edits a row passes that is dragged by `distance`.
  func destination(ofRow index: Int, draggedBy distance: CGFloat) -> Int? {
    guard index < rows.count, let edits = rows[index].place.edits else { return nil }
    let middle = rowStart(index) + rowLength(index) / 2 + distance
    var target = index
    let step = distance < 0 ? -1 : 1
    while rows.indices.contains(target + step), rows[target + step].place.edits === edits {
      let next = target + step
      let nextMiddle = rowStart(next) + rowLength(next) / 2
      guard step < 0 ? middle < nextMiddle : middle > nextMiddle else { break }
      target = next
    }
    guard target != index else { return nil }
    return step < 0 ? rows[target].place.index : rows[target].place.index + 1
  }

  private func rowID(at index: Int) -> AnyHashable? {
    guard case .source(let source, let sourceIndex) = rows[index].content else { return nil }
    return source.rowID(at: sourceIndex)
  }

  // MARK: What the stack shows

  override func decorated(_ row: ContiguousArray<LayoutNode>, at index: Int) -> ContiguousArray<LayoutNode> {
    var result: ContiguousArray<LayoutNode> = []
    for element in row {
      let key = ObjectIdentifier(element)
      if let known = decorations[key], elements[key] === element {
        known.place.position = index
        if decorationsAreStale { update(key, known) }
        known.node.appendElements(to: &result)
        continue
      }
      elements[key] = element
      let context = NodeContext(graph: graph, parent: self, scope: scope, arity: .single(.depthStack))
      let place = makePlace(element, index)
      let node = Row._makeNode(makeRow(element, place), context)
      decorations[key] = Decoration(node: node, place: place)
      node.appendElements(to: &result)
    }
    return result
  }

  override func rowsWereCollected() {
    decorationsAreStale = true
    sectionIndex?.follow(self)
  }

  override func rowsWereShown() {
    decorationsAreStale = false
    for (key, decoration) in decorations {
      let isGone = elements[key]?.isRemoved != false
      guard isGone || !isShown(decoration.place.position) else { continue }
      decorations[key] = nil
      elements[key] = nil
      decoration.node.removeSubtree()
    }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for decoration in decorations.values { body(decoration.node) }
  }
}

/// One row of a lazy `ForEach`: a change of what its closure reads updates only this row.
final class LazyRowNode<Element, ID: Hashable, Content: View>: EvaluatingNode, IdentifiedRow, ModifiableRow {
  private var element: Element
  private var makeView: (Element) -> Content
  private let id: ID
  /// Whether the view is a list of rows rather than one.
  private let listsRows: Bool
  var rowScope: RowScope?

  init(
    _ element: Element, _ id: ID, _ makeView: @escaping (Element) -> Content, _ listsRows: Bool, _ context: NodeContext
  ) {
    self.element = element
    self.id = id
    self.makeView = makeView
    self.listsRows = listsRows
    super.init(context, facts: TypeFacts.of(LazyRowFacts<Element, Content>.self))
    begin()
  }

  func receive(_ newElement: Element, _ newView: @escaping (Element) -> Content) {
    element = newElement
    makeView = newView
    evaluate(because: .input)
  }

  var elementID: AnyHashable { AnyHashable(id) }

  override var contentID: String? { "\(id)" }

  var modifiedContent: ViewNode? { listsRows ? nil : content }

  override func makeContent() {
    let view = track { makeView(element) }
    content = listsRows ? LazyChild.make(view, childContext) : RowModifiers.makeNode(view, in: self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let rowScope { body(rowScope) }
  }

  override func updateContent() {
    let view = track { makeView(element) }
    if listsRows { LazyChild.update(content, view) } else { RowModifiers.updateNode(content, view, in: self) }
  }
}

/// The type of a row for `TypeFacts`: not a view of the user's.
private struct LazyRowFacts<Element, Content> {}

/// A view that makes its content from its own size and place; it takes all the room that it is offered (C90).
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// - Parameter content: runs once the view's size is known, and again when something that it asked the proxy changed.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = GeometryReaderNode(context)
    let content = GeometryContentNode(view.content, node.geometry, context.under(node, arity: .list))
    content.reader = node
    node.content = content
    content.markDirty()
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: GeometryReaderNode.self)
    node.content.cast(to: GeometryContentNode<Content>.self).receive(view.content)
  }
}

/// Takes all the room, and puts its children on top of each other into the leading corner (C90).
final class GeometryReaderNode: ContainerNode {
  private(set) lazy var geometry = GeometryFacts(self)

  override func placeChildren() {
    graph.contents.geometryDidChange(of: self)
    let proposal = LayoutProposal(size)
    for child in children { placeChild(child, at: .zero, proposal) }
  }

  override func geometryMayHaveChanged() {
    geometry.recheck()
    if content.isWaitingForLayout { content.cast(to: LayoutContentNode.self).wait() }
  }

  override func willRemove() {
    geometry.leave()
  }

  /// The content does not make the view larger, nor does it decide about the distances around it.
  override func makeSpacing() -> ViewSpacing { ViewSpacing() }
}

/// The content of a `GeometryReader`, which is made when the layout knows the reader's size.
final class GeometryContentNode<Content: View>: LayoutContentNode {
  private var makeView: (GeometryProxy) -> Content
  private let geometry: GeometryFacts
  var reader: GeometryReaderNode? {
    get { readerReference?.wrappedValue }
    set { readerReference = newValue.map(Unretained.init) }
  }
  private var readerReference: Unretained<GeometryReaderNode>?

  init(_ makeView: @escaping (GeometryProxy) -> Content, _ geometry: GeometryFacts, _ context: NodeContext) {
    self.makeView = makeView
    self.geometry = geometry
    super.init(context, facts: TypeFacts.of(GeometryReader<Content>.self))
  }

  func receive(_ newMakeView: @escaping (GeometryProxy) -> Content) {
    let isEqual = ValueComparison.areEqual(makeView, newMakeView)
    makeView = newMakeView
    if !isEqual { markDirty() }
  }

  override var isReady: Bool { reader?.isPlaced == true }

  override func makeContent() {
    let view = track { makeView(GeometryProxy(geometry: geometry)) }
    content = Content._makeNode(view, childContext)
  }

  override func updateContent() {
    guard isMade else { return }
    let view = track { makeView(GeometryProxy(geometry: geometry)) }
    Content._updateNode(content, view)
  }

  override func contentWasMade() {
    reader?.refreshElements()
  }
}

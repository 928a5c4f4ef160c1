import Foundation

/// One of the elements that a view consists of. A container can show it anywhere.
///
/// The element belongs to the place where it is declared: its identity, state and environment are those of that place.
nonisolated package struct ViewElement: PrimitiveView, Identifiable, Sendable {
  let node: LayoutNode
  var listener: TraitListener?

  package var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// The trait that the element offers to its container.
  @MainActor
  package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    node.trait(key)
  }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ElementHostNode(context)
    node.receive(view)
    return node
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: ElementHostNode.self).receive(view)
  }
}

/// Hears of the traits of an element: one object for as long as it is shown, so that views of it stay equal.
@MainActor
final class TraitListener {
  let traitsDidChange: @MainActor () -> Void

  init(_ traitsDidChange: @escaping @MainActor () -> Void) {
    self.traitsDidChange = traitsDidChange
  }
}

/// Shows an element that belongs to another place of the tree.
final class ElementHostNode: WrapperNode {
  // Keeps the element alive until its container notices that it left the tree.
  private var element: LayoutNode?
  private(set) var listener: TraitListener?

  func receive(_ view: ViewElement) {
    listener = view.listener
    guard element !== view.node || child?.layoutParent !== self else { return }
    if let element, element !== view.node, element.layoutParent === self { element.layoutParent = nil }
    // An element is shown in one place at a time: its previous host may be departing.
    if let other = view.node.layoutParent as? ElementHostNode, other !== self { other.letGo(of: view.node) }
    element = view.node
    adopt(view.node)
    invalidateLayout(traits: true)
  }

  /// Releases an element that is gone without a replacement.
  func letGo(of old: LayoutNode) {
    guard element === old else { return }
    if old.layoutParent === self { old.layoutParent = nil }
    element = nil
    child = nil
    invalidateLayout(traits: true)
  }
}

/// Takes a view apart into its elements and makes another view of them.
nonisolated package struct ElementReader<Content: View, Result: View>: PrimitiveView {
  var content: Content
  var result: @MainActor ([ViewElement]) -> Result

  package init(_ content: Content, @ViewBuilder result: @escaping @MainActor ([ViewElement]) -> Result) {
    self.content = content
    self.result = result
  }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ElementReaderNode(view, context)
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: ElementReaderNode<Content, Result>.self).receive(view)
  }
}

/// Holds the views whose elements are shown elsewhere.
final class ElementSourceNode: ViewNode {
  var content: ViewNode?
  var onChange: (@MainActor () -> Void)?
  /// Whether the titles of the elements were read.
  fileprivate var hasTitleReader = false

  var elements: ContiguousArray<LayoutNode> {
    var elements: ContiguousArray<LayoutNode> = []
    content?.appendElements(to: &elements)
    return elements
  }

  override func childElementsDidChange() {
    graph.updates.elementsDidChange(in: self)
  }

  override func refreshElements() {
    onChange?()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension ViewNode {
  /// The source of elements that this node belongs to.
  private var elementSource: ElementSourceNode? {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let source = parent as? ElementSourceNode { return source }
      node = parent
    }
    return nil
  }

  func noteTitleReader() {
    elementSource?.hasTitleReader = true
    graph.features.hasTitleReaders = true
  }

  /// The node shows another text: the title of its element may have changed.
  func titleDidChange() {
    guard graph.features.hasTitleReaders, let source = elementSource, source.hasTitleReader else { return }
    graph.updates.elementsDidChange(in: source)
  }
}

private final class ElementReaderNode<Content: View, Result: View>: EvaluatingNode {
  private var view: ElementReader<Content, Result>
  private var source: ElementSourceNode!

  init(_ view: ElementReader<Content, Result>, _ context: NodeContext) {
    self.view = view
    super.init(context, facts: TypeFacts.of(ElementReader<Content, Result>.self))
    source = ElementSourceNode(NodeContext(graph: graph, parent: self, scope: scope, arity: .list))
    source.onChange = { [unowned self] in evaluate(because: .dirty) }
    source.content = Content._makeNode(view.content, source.childContext)
    begin()
  }

  func receive(_ newView: ElementReader<Content, Result>) {
    view = newView
    if let content = source.content { Content._updateNode(content, newView.content) }
    evaluate(because: .input)
  }

  private var elements: [ViewElement] {
    source.elements.map { node in ViewElement(node: node, listener: TraitListener { [unowned self] in markDirty() }) }
  }

  override func makeContent() {
    let elements = elements
    let result = track { view.result(elements) }
    content = Result._makeNode(result, childContext)
  }

  override func updateContent() {
    let elements = elements
    let result = track { view.result(elements) }
    Result._updateNode(content, result)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let source { body(source) }
    super.forEachChild(body)
  }
}

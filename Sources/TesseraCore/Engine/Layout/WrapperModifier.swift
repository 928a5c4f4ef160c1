/// A modifier that puts a node of its own around each element of what it modifies (A6).
package protocol WrapperModifier: ViewModifier where Body == Never {
  associatedtype Node: WrapperNode

  /// Makes the wrapper without its own views: it may be discarded.
  @MainActor func makeWrapper(_ context: _NodeContext) -> Node

  /// Makes the wrapper's own views once it is known that it stays.
  @MainActor func complete(_ wrapper: Node)

  @MainActor func update(_ wrapper: Node)

  /// The modifier for each of several elements. It can differ if the elements share something.
  ///
  /// - Parameter old: the one that they had before.
  @MainActor func forSeveral(after old: Self?) -> Self
}

extension WrapperModifier {
  @MainActor package func complete(_ wrapper: Node) {}

  @MainActor package func forSeveral(after old: Self?) -> Self { self }

  @MainActor public static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    if context.isLazy, RowListings.listsRows(Content.self, below: context.parent) {
      let node = RowModifierNode(modifier, context)
      node.content = LazyChild.make(content, node.childContext)
      return node
    }
    let wrapper = modifier.makeWrapper(context)
    let inner = Content._makeNode(content, wrapper.childContext.eager)
    if inner.isUnary || context.isSingle {
      wrapper.content = inner
      wrapper.adopt(inner.firstElement)
      modifier.complete(wrapper)
      return wrapper
    }
    // This wrapper is discarded and must not stay in the list of environment readers.
    wrapper.leaveEnvironment()
    return DistributionNode(modifier, inner, context)
  }

  @MainActor public static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    if !node.distributes {
      let wrapper = node.cast(to: Node.self)
      modifier.update(wrapper)
      if let inner = wrapper.content { Content._updateNode(inner, content) }
    } else if let node = node as? RowModifierNode<Self> {
      node.receive(modifier)
      LazyChild.update(node.content, content)
      RowModifiers.refreshRows(below: node.content)
    } else {
      let node = node.cast(to: DistributionNode<Self>.self)
      node.receive(modifier)
      Content._updateNode(node.content, content)
    }
  }
}

extension _NodeContext {
  var isSingle: Bool {
    if case .single = arity { true } else { false }
  }
}

/// A node that puts a wrapper around each of several elements.
@MainActor
protocol DistributingNode: ViewNode {
  /// A departing element is inserted again, with its wrappers.
  func takeBack(_ wrapper: LayoutNode)
}

/// Gives each element of a list a wrapper of its own.
final class DistributionNode<Modifier: WrapperModifier>: ViewNode, DistributingNode {
  private var modifier: Modifier
  let content: ViewNode
  private var wrappers: ContiguousArray<Modifier.Node> = []

  init(_ modifier: Modifier, _ content: ViewNode, _ context: NodeContext) {
    self.modifier = modifier.forSeveral(after: nil)
    self.content = content
    super.init(context)
    content.parent = self
    adoptPreferences(of: content)
    distribute()
  }

  func receive(_ newModifier: Modifier) {
    modifier = newModifier.forSeveral(after: modifier)
    for wrapper in wrappers { modifier.update(wrapper) }
  }

  /// Matches wrappers to the elements, by the elements' identity.
  private func distribute() {
    var elements: ContiguousArray<LayoutNode> = []
    content.appendElements(to: &elements)
    var old: [ObjectIdentifier: Modifier.Node] = [:]
    for wrapper in wrappers { if let child = wrapper.child { old[ObjectIdentifier(child)] = wrapper } }
    let context = childContext
    wrappers = ContiguousArray(
      elements.map { element in
        if let wrapper = old.removeValue(forKey: ObjectIdentifier(element)) { return wrapper }
        let wrapper = modifier.makeWrapper(context)
        wrapper.adopt(element)
        modifier.complete(wrapper)
        return wrapper
      })
    for wrapper in old.values where !isLeaving(wrapper) { wrapper.removeSubtree() }
  }

  /// Whether the element inside is departing: then its wrappers belong to the departure.
  private func isLeaving(_ wrapper: Modifier.Node) -> Bool {
    guard graph.features.departureCount > 0 else { return false }
    var node: ViewNode = wrapper
    while let outer = node as? WrapperNode, outer.isDistributed, let inner = outer.child { node = inner }
    while let parent = node.parent, parent !== self, parent !== node {
      if parent is DepartureNode { return true }
      node = parent
    }
    return false
  }

  func takeBack(_ wrapper: LayoutNode) {
    guard let wrapper = wrapper as? Modifier.Node, !wrapper.isRemoved else { return }
    modifier.update(wrapper)
    wrappers.append(wrapper)
    childElementsDidChange()
  }

  override func childElementsDidChange() {
    // Those around it were told when this node became stale, and collect elements after it.
    guard !areElementsStale else { return }
    graph.updates.elementsDidChange(in: self)
    elementsDidChange()
  }

  override func refreshElements() {
    distribute()
    elementsDidChange()
  }

  override var distributes: Bool { true }

  /// A wrapper that sets a preference overrides its element.
  override func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    if wrappers.first?.speaksForElement(key) == true {
      // What lies between the wrappers and the elements is read all the same: nodes with a value that was never read since it
      // changed do not tell of the next change.
      _ = content.preferenceContribution(key)
    } else {
      body(content)
    }
    for wrapper in wrappers { body(wrapper) }
  }

  override func preferencesBelowDidChange<Key: PreferenceKey>(_ key: Key.Type) {
    for wrapper in wrappers { wrapper.preferencesBelowDidChange(key) }
  }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    for wrapper in wrappers { elements.append(wrapper) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(content)
    for wrapper in wrappers { body(wrapper) }
  }
}

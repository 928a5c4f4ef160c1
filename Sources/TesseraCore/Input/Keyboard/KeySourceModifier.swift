/// Offers the keys of a surface to code that finds out itself who wants them, for modules above.
nonisolated package struct KeySourceModifier: ViewModifier {
  package typealias Body = Never

  let handle: @MainActor (KeyPress, _ comesFirst: Bool) -> Bool

  /// - Parameter handle: gets a key before views with the focus do (`comesFirst`), and again if neither they nor a shortcut
  ///   handled it; says whether it handles it.
  package init(_ handle: @escaping @MainActor (KeyPress, _ comesFirst: Bool) -> Bool) {
    self.handle = handle
  }

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = KeySourceNode(modifier.handle, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: KeySourceNode.self)
    node.handle = modifier.handle
    Content._updateNode(node.content, content)
  }
}

final class KeySourceNode: TransparentNode {
  var handle: @MainActor (KeyPress, _ comesFirst: Bool) -> Bool

  init(_ handle: @escaping @MainActor (KeyPress, _ comesFirst: Bool) -> Bool, _ context: NodeContext) {
    self.handle = handle
    super.init(context)
  }
}

/// Runs an action when the view leaves the tree for good, unlike `onDisappear` not when it is merely covered.
nonisolated package struct RemovalModifier: ViewModifier {
  package typealias Body = Never
  let action: @MainActor () -> Void

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = RemovalNode(modifier.action, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: RemovalNode.self)
    node.action = modifier.action
    Content._updateNode(node.content, content)
  }
}

private final class RemovalNode: TransparentNode {
  var action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void, _ context: NodeContext) {
    self.action = action
    super.init(context)
  }

  override func willRemove() {
    action()
  }
}

extension View {
  /// Runs an action when the view leaves the tree for good.
  nonisolated package func onRemoval(
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, RemovalModifier> {
    modifier(RemovalModifier(action: action))
  }
}

/// One view for any number of views: several form a vertical stack (A7).
nonisolated package struct JoinedViews<Content: View>: PrimitiveView {
  private let content: Content

  package init(_ content: Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = WrapperNode(context)
    let content = Content._makeNode(view.content, context.under(node, arity: .single(.verticalStack)))
    node.content = content
    node.adopt(content.firstElement)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    if let content = node.cast(to: WrapperNode.self).content { Content._updateNode(content, view.content) }
  }
}

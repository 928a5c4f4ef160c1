/// Children of a list of views, which a lazy container creates when they become visible.
@MainActor
enum LazyChild {
  static func make<Content: View>(_ view: Content, _ context: NodeContext) -> ViewNode {
    guard context.isLazy, !RowListings.listsRows(Content.self, below: context.parent) else {
      return Content._makeNode(view, context)
    }
    return DeferredNode(view, context)
  }

  static func update<Content: View>(_ node: ViewNode, _ view: Content) {
    guard case .lazyList = node.arity, let deferred = node as? DeferredNode<Content> else {
      return Content._updateNode(node, view)
    }
    deferred.receive(view)
  }
}

import Foundation

extension LazyStackNode {
  static func make<Content: View>(
    _ parameters: StackParameters, _ pinnedViews: PinnedScrollableViews, _ content: Content, _ context: NodeContext
  ) -> LazyStackNode {
    let node = LazyStackNode(parameters, context)
    node.pinned.views = pinnedViews
    node.content = LazyChild.make(content, context.under(node, arity: .lazyList))
    node.collectRows()
    return node
  }
}

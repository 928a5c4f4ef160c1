/// Stands for a view where something is put around it: in a transition, or in a closure that adds modifiers.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  let source: PlaceholderSource

  init(source: PlaceholderSource) {
    self.source = source
  }

  /// Stands for a view that shows a value that is no view.
  package init<Content: View>(showing content: Content) {
    self.init(source: ViewSource(content))
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = view.source.restoresTransactions ? RestoringScope(context) : PlaceholderScope(context)
    node.content = view.source.makeNode(node.childContext)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    view.source.update(node.cast(to: TransparentNode.self).content)
  }
}

/// Passes transactions on unchanged.
private final class PlaceholderScope: TransactionScopeNode {}

/// Knows the view that a placeholder stands for.
nonisolated class PlaceholderSource {
  /// Whether the view gets the transactions from outside of the added modifiers.
  let restoresTransactions: Bool

  init(restoresTransactions: Bool) {
    self.restoresTransactions = restoresTransactions
  }

  @MainActor func makeNode(_ context: NodeContext) -> ViewNode {
    fatalError("PlaceholderSource is abstract.")
  }

  @MainActor func update(_ node: ViewNode) {}
}

nonisolated final class ViewSource<Content: View>: PlaceholderSource {
  private let view: Content

  init(_ view: Content, restoresTransactions: Bool = false) {
    self.view = view
    super.init(restoresTransactions: restoresTransactions)
  }

  @MainActor override func makeNode(_ context: NodeContext) -> ViewNode {
    Content._makeNode(view, context)
  }

  @MainActor override func update(_ node: ViewNode) {
    Content._updateNode(node, view)
  }
}

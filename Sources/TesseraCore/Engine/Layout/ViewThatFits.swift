/// Shows the first of several views that fits into the room there is (C92).
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: the axes along which a view must fit.
  /// - content: the views in order of preference. The last one is shown if none fits.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ViewThatFitsNode(axes: view.axes, context)
    node.content = Content._makeNode(view.content, context.under(node, arity: .list))
    node.adoptElements()
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: ViewThatFitsNode.self)
    node.receive(view.axes)
    Content._updateNode(node.content, view.content)
  }
}

nonisolated extension ViewThatFits: Sendable where Content: Sendable {}

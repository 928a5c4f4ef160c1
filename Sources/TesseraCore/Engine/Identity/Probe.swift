/// Names a view so that layout tests find its frame. No effect on layout, identity or spacing.
nonisolated package struct ProbeModifier: WrapperModifier {
  package var name: String

  package init(name: String) {
    self.name = name
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> ProbeNode {
    ProbeNode(name, context)
  }

  @MainActor package func update(_ wrapper: ProbeNode) {
    wrapper.name = name
  }
}

package final class ProbeNode: WrapperNode {
  package fileprivate(set) var name: String

  init(_ name: String, _ context: NodeContext) {
    self.name = name
    super.init(context)
  }
}

extension ViewGraph {
  /// Calls `body` with each node of the tree, or of the part below `top`, parents first.
  package func forEachNode(in top: ViewNode? = nil, _ body: (ViewNode) -> Void) {
    var stack: [ViewNode] = [top ?? root]
    while let node = stack.popLast() {
      body(node)
      let start = stack.count
      node.forEachChild { stack.append($0) }
      stack[start...].reverse()
    }
  }
}

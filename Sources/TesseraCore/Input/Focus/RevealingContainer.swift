/// A view that can move its content so that a view inside it is in sight, as scroll views can.
@MainActor
protocol RevealingContainer: LayoutNode {
  func reveal(_ node: LayoutNode)
}

extension ViewGraph {
  /// Moves scroll views so that the whole of `node`, or its start, is in sight: the innermost one moves to the node,
  /// and each one around it to the one inside.
  package func scrollIntoView(_ node: LayoutNode) {
    perform {
      var target = node
      var ancestor = node.layoutParent
      while let current = ancestor {
        if let container = current as? any RevealingContainer {
          container.reveal(target)
          target = container
        }
        ancestor = current.layoutParent
      }
    }
  }
}

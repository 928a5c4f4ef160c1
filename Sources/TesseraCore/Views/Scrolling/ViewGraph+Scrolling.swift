import Foundation

extension ViewGraph {
  /// Moves the content of the innermost scroll view at `point` that can be moved in that direction.
  ///
  /// - Parameter delta: how far the content moves: a negative height shows what lies further down.
  package func scroll(at point: CGPoint, by delta: CGSize) {
    guard !InputMonitor.takes(.wheel(point, delta), of: self) else { return }
    perform {
      guard !isWheelTaken(at: point, by: delta) else { return }
      let views = scrollNodes(at: point)
      for axis in [Axis.vertical, .horizontal] where delta[axis] != 0 && delta[axis].isFinite {
        guard !views.contains(where: { $0.scrollByWheel(axis, by: delta[axis]) }), axis == .vertical else { continue }
        let pulled = views.first { $0.axes.contains(.vertical) }
        pulled?.endPull()
        pulled?.pull(by: delta.height)
      }
    }
  }

  /// Whether a view at a point wants the wheel more than the scroll views around it do.
  private func isWheelTaken(at point: CGPoint, by delta: CGSize) -> Bool {
    for node in pointer.nodes(at: point) {
      if node is ScrollNode { return false }
      if let node = node as? PointerInputNode, node.wheel(at: point, by: delta) { return true }
    }
    return false
  }

  /// The scroll views at `point`, innermost first.
  func scrollNodes(at point: CGPoint) -> [ScrollNode] {
    var nodes: [ScrollNode] = []
    var node = root.hitTest(point)
    while let current = node {
      if let scrollNode = current as? ScrollNode { nodes.append(scrollNode) }
      node = current.layoutParent
    }
    return nodes
  }

  /// The scroll views of the tree, outer ones first.
  package var scrollNodes: [ScrollNode] {
    var nodes: [ScrollNode] = []
    forEachNode { if let node = $0 as? ScrollNode { nodes.append(node) } }
    return nodes
  }
}

extension LayoutNode {
  /// The nearest scroll view around this node.
  final var enclosingScrollNode: ScrollNode? {
    var node = layoutParent
    while let current = node {
      if let scrollNode = current as? ScrollNode { return scrollNode }
      node = current.layoutParent
    }
    return nil
  }

  /// Whether a scroll view around this node moves it along an axis.
  final func isScrolled(along axis: Axis) -> Bool {
    var scrollNode = enclosingScrollNode
    while let current = scrollNode {
      if current.axes.contains(Axis.Set(axis)) { return true }
      scrollNode = current.enclosingScrollNode
    }
    return false
  }

  /// This node's origin in the coordinates of a node above it, by layout alone: without transforms and scrolling (C96).
  final func layoutOrigin(in ancestor: LayoutNode) -> CGPoint {
    var point = CGPoint.zero
    var node: LayoutNode = self
    while node !== ancestor, let parent = node.layoutParent {
      point = point + node.origin
      node = parent
    }
    return point
  }
}

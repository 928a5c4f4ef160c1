import Foundation

/// A scroll request of user code, which waits until the layout is up to date.
@MainActor
struct ScrollRequest {
  private enum Goal {
    case view(id: AnyHashable, anchor: UnitPoint?)
    case offset(@MainActor (ScrollNode) -> CGPoint)
  }

  /// The part of the tree that the request applies to.
  let scope: ViewNode
  private let goal: Goal
  /// The animation, if scrolling is animated; nil for none.
  var animation: Animation?

  /// The view with `id` in the subtree of `scope`.
  init(scope: ViewNode, id: AnyHashable, anchor: UnitPoint?) {
    self.scope = scope
    goal = .view(id: id, anchor: anchor)
  }

  /// An offset that is computed after the layout.
  init(moving scrollNode: ScrollNode, to offset: @escaping @MainActor (ScrollNode) -> CGPoint) {
    scope = scrollNode
    goal = .offset(offset)
  }

  /// Moves the content.
  ///
  /// - Returns: the scroll view that moved, if any, and its old offset: rows that become visible may change the target.
  func perform() -> (node: ScrollNode, start: CGPoint)? {
    switch goal {
    case .view(let id, let anchor):
      // E14: an unknown id changes nothing.
      guard let target = scope.scrollTarget(for: id), let scrollNode = target.scrollNode else { return nil }
      let start = scrollNode.offset
      return scrollNode.reveal(target, anchor: anchor) ? (scrollNode, start) : nil
    case .offset(let offset):
      guard let scrollNode = scope as? ScrollNode else { return nil }
      let start = scrollNode.offset
      return scrollNode.setOffset(offset(scrollNode)) ? (scrollNode, start) : nil
    }
  }
}

extension ViewNode {
  /// What has `id` in the subtree of this node, in the order of the tree.
  final func scrollTarget(for id: AnyHashable) -> ScrollDestination? {
    var stack: [ViewNode] = [self]
    while let node = stack.popLast() {
      if let target = node.ownScrollTarget(for: id) { return target }
      let start = stack.count
      node.forEachChild { stack.append($0) }
      stack[start...].reverse()
    }
    return nil
  }
}

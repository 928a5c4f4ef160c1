import Foundation

/// The wish of user code to have something in sight, which waits until the layout is up to date.
@MainActor
struct ScrollRequest {
  private enum Goal {
    case view(id: AnyHashable, anchor: UnitPoint?)
    case offset(@MainActor (ScrollNode) -> CGPoint)
  }

  /// The part of the tree that the wish is about.
  let scope: ViewNode
  private let goal: Goal
  /// How the content goes there, where scroll views move smoothly; nil for at once.
  var animation: Animation?

  /// The view with `id` in the subtree of `scope`.
  init(scope: ViewNode, id: AnyHashable, anchor: UnitPoint?) {
    self.scope = scope
    goal = .view(id: id, anchor: anchor)
  }

  /// An offset that is worked out when the layout is known.
  init(moving scrollNode: ScrollNode, to offset: @escaping @MainActor (ScrollNode) -> CGPoint) {
    scope = scrollNode
    goal = .offset(offset)
  }

  /// Moves the content.
  ///
  /// - Returns: what moved, if anything did, and from where: what comes in sight then may change what was meant.
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

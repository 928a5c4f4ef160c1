import Foundation

/// A scroll request of user code, which waits until the layout is up to date.
@MainActor
struct ScrollRequest {
  private enum Goal {
    case view(id: AnyHashable, anchor: UnitPoint?)
    case offset(@MainActor (ScrollNode) -> CGPoint)
    case row(ScrollDestination)
  }

  /// The part of the tree that the request applies to.
  let scope: ViewNode
  private let goal: Goal
  /// The animation, if scrolling is animated; nil for none.
  var animation: Animation?
  /// Which points meet instead of those that the request names; nil for these (J417).
  var anchor: UnitPoint?
  /// Whether content that coasts goes on from there (J417).
  var preservesVelocity = false

  /// The view with `id` in the subtree of `scope`.
  init(scope: ViewNode, id: AnyHashable, anchor: UnitPoint?) {
    self.scope = scope
    goal = .view(id: id, anchor: anchor)
  }

  /// A row of a container, at the top.
  init(scope: ViewNode, to row: ScrollDestination) {
    self.scope = scope
    goal = .row(row)
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
    let node = scope as? ScrollNode
    node?.preservesVelocity = preservesVelocity
    defer { node?.preservesVelocity = false }
    return move()
  }

  private func move() -> (node: ScrollNode, start: CGPoint)? {
    switch goal {
    case .view(let id, let ownAnchor):
      // E14: an unknown id changes nothing.
      guard let target = scope.scrollTarget(for: id), let scrollNode = target.scrollNode else { return nil }
      let start = scrollNode.offset
      return scrollNode.reveal(target, anchor: anchor ?? ownAnchor) ? (scrollNode, start) : nil
    case .row(let row):
      guard let scrollNode = row.scrollNode else { return nil }
      let start = scrollNode.offset
      return scrollNode.reveal(row, anchor: .top) ? (scrollNode, start) : nil
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

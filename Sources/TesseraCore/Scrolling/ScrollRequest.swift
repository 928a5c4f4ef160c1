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
      // E14: an id that nobody has changes nothing.
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

extension ViewGraph {
  /// How often an estimate of where a row lies is improved by making the rows around it.
  private static let maximumAttempts = 8

  func request(_ request: ScrollRequest) {
    var request = request
    request.animation = Transaction.current.animation ?? request.scope.animatingTransaction?.animation
    scrollRequests.append(request)
    requestFrame()
  }

  /// Does what was asked for since the last layout; the layout is up to date before and after it.
  func performScrollRequests() {
    guard !scrollRequests.isEmpty else { return }
    let requests = scrollRequests
    scrollRequests = []
    for request in requests where !request.scope.isRemoved {
      var attempts = 0
      var first: (node: ScrollNode, start: CGPoint)?
      while let moved = request.perform(), attempts < Self.maximumAttempts {
        if first == nil { first = moved }
        layout()
        buildLayoutContents()
        attempts += 1
      }
      if scrollsSmoothly, let animation = request.animation, let first {
        glide(first.node, from: first.start, animation)
      }
    }
  }

  /// Where the content has to go is known only after it was there.
  private func glide(_ node: ScrollNode, from start: CGPoint, _ animation: Animation) {
    let goal = node.offset
    node.setOffset(start)
    layout()
    buildLayoutContents()
    node.glide(to: goal, by: animation)
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

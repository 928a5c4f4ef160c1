import Foundation

/// The wish of user code to have something in sight, which waits until the layout is up to date.
@MainActor
struct ScrollRequest {
  let scope: ViewNode
  let id: AnyHashable
  let anchor: UnitPoint?
}

extension ViewGraph {
  /// How often an estimate of where a row lies is improved by making the rows around it.
  private static let maximumAttempts = 8

  func request(_ request: ScrollRequest) {
    scrollRequests.append(request)
    requestFrame()
  }

  /// Does what was asked for since the last layout; the layout is up to date before and after it.
  func performScrollRequests() {
    guard !scrollRequests.isEmpty else { return }
    let requests = scrollRequests
    scrollRequests = []
    for request in requests where !request.scope.isRemoved {
      // E14: an id that nobody has changes nothing.
      guard let target = request.scope.scrollTarget(for: request.id), let scrollNode = target.scrollNode else {
        continue
      }
      var attempts = 0
      while scrollNode.reveal(target, anchor: request.anchor), attempts < Self.maximumAttempts {
        layout()
        buildLayoutContents()
        attempts += 1
      }
    }
  }
}

extension ViewNode {
  /// What has `id` in the subtree of this node, in the order of the tree.
  final func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
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

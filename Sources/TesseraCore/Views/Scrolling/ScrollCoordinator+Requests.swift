import Foundation

extension ScrollCoordinator {
  /// How often an estimate of where a row lies is improved by making the rows around it.
  private static let maximumAttempts = 8

  func add(_ request: ScrollRequest) {
    var request = request
    request.animation = Transaction.current.animation ?? request.scope.animatingTransaction?.animation
    let (own, update) = (Transaction.current, request.scope.transaction)
    request.anchor = own.scrollTargetAnchor ?? update.scrollTargetAnchor
    request.preservesVelocity =
      request.animation == nil
      && (own.scrollPositionUpdatePreservesVelocity || update.scrollPositionUpdatePreservesVelocity)
    requests.append(request)
    graph.requestFrame()
  }

  /// Performs the requests since the last layout; the layout is up to date before and after it.
  func performRequests() {
    guard !requests.isEmpty else { return }
    let requests = requests
    self.requests = []
    for request in requests where !request.scope.isRemoved {
      var attempts = 0
      var first: (node: ScrollNode, start: CGPoint)?
      while let moved = request.perform(), attempts < Self.maximumAttempts {
        if first == nil { first = moved }
        graph.layouts.run(in: graph)
        graph.contents.run(in: graph)
        attempts += 1
      }
      if scrollsSmoothly, let animation = request.animation, let first {
        glide(first.node, from: first.start, animation)
      }
    }
  }

  /// The destination is known only after the content was there.
  private func glide(_ node: ScrollNode, from start: CGPoint, _ animation: Animation) {
    let goal = node.offset
    node.setOffset(start)
    graph.layouts.run(in: graph)
    graph.contents.run(in: graph)
    node.glide(to: goal, by: animation)
  }
}

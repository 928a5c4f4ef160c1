import Foundation

/// Goes on with what a user did elsewhere.
nonisolated private struct ContinuedActivityModifier: ViewModifier {
  typealias Body = Never

  var activityType: String
  var action: @MainActor (NSUserActivity) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = ContinuedActivityNode(modifier.activityType, modifier.action, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: ContinuedActivityNode.self)
    node.activityType = modifier.activityType
    node.action = modifier.action
    Content._updateNode(node.content, content)
  }
}

final class ContinuedActivityNode: TransparentNode {
  fileprivate(set) var activityType: String
  fileprivate(set) var action: @MainActor (NSUserActivity) -> Void

  init(_ activityType: String, _ action: @escaping @MainActor (NSUserActivity) -> Void, _ context: NodeContext) {
    self.activityType = activityType
    self.action = action
    super.init(context)
    join()
  }

  private func join() {
    graph.urlListeners.activityHandlers.append(Unmanaged.passUnretained(self))
  }

  private func withdraw() {
    graph.urlListeners.activityHandlers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
  }

  override func willRemove() { withdraw() }

  override func didDepart() { withdraw() }

  override func didReturn() { join() }
}

extension ViewGraph {
  /// Passes an activity to all views that go on with its kind.
  ///
  /// - Returns: whether there is any.
  @discardableResult
  package func receive(_ activity: NSUserActivity) -> Bool {
    let handlers = urlListeners.activityHandlers.map { $0.takeUnretainedValue() }
      .filter { $0.activityType == activity.activityType }
    perform {
      for handler in handlers where !handler.isRemoved { handler.action(activity) }
    }
    return !handlers.isEmpty
  }
}

extension View {
  /// Goes on with an activity of a kind: that of `NSUserActivityTypeBrowsingWeb` when the program is asked to open a page (J217).
  /// Activities of other devices do not come here.
  @preconcurrency
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinuedActivityModifier(activityType: activityType, action: action))
  }
}

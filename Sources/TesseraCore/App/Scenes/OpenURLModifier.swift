import Foundation

/// Receives the URLs that the program is asked to open.
nonisolated struct OpenURLModifier: ViewModifier {
  typealias Body = Never

  var action: @MainActor (URL) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = OpenURLNode(modifier.action, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: OpenURLNode.self)
    node.action = modifier.action
    Content._updateNode(node.content, content)
  }
}

final class OpenURLNode: TransparentNode {
  var action: @MainActor (URL) -> Void

  init(_ action: @escaping @MainActor (URL) -> Void, _ context: NodeContext) {
    self.action = action
    super.init(context)
    join()
  }

  private func join() {
    graph.urlListeners.handlers.append(Unmanaged.passUnretained(self))
  }

  private func withdraw() {
    graph.urlListeners.handlers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
  }

  override func willRemove() { withdraw() }

  override func didDepart() { withdraw() }

  override func didReturn() { join() }
}

extension ViewGraph {
  /// Passes a URL that the program is asked to open to all views with a handler. A link to a page is an activity, too (J217).
  ///
  /// - Returns: whether there is any.
  @discardableResult
  package func receive(_ url: URL) -> Bool {
    if url.isFileURL, let document {
      perform { document.open(url) }
      return true
    }
    let handlers = urlListeners.handlers.map { $0.takeUnretainedValue() }
    perform {
      for handler in handlers where !handler.isRemoved { handler.action(url) }
    }
    return isContinued(url) || !handlers.isEmpty
  }

  private func isContinued(_ url: URL) -> Bool {
    guard url.scheme == "https" || url.scheme == "http" else { return false }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return receive(activity)
  }
}

extension View {
  /// Runs an action when the program is asked to open a URL: because a link leads to it, or a file belongs to it.
  @preconcurrency
  nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

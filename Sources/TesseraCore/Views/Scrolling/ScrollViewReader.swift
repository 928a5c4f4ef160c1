import Foundation

/// Gives its content a proxy that scrolls to views by id (E14).
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Gives the content a proxy that scrolls the scroll views in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    ScrollReaderBody(content: content)
  }
}

/// Keeps the scope that a proxy leads to.
private struct ScrollReaderBody<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  @State private var scope = ScrollScope()

  var body: some View {
    content(ScrollViewProxy(scope: scope)).modifier(ScrollScopeModifier(scope: scope))
  }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
nonisolated public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls so that the view with `id` is in sight.
  ///
  /// Only the scroll view nearest to it moves. An unknown id changes nothing (E14).
  ///
  /// - Parameter anchor: which point of the view comes to lie at the same point of the scroll view; nil moves the
  ///   content as little as possible.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = scope.node, !node.isRemoved else { return }
    node.graph.scrolling.add(ScrollRequest(scope: node, id: AnyHashable(id), anchor: anchor))
  }
}

/// Leads from a proxy to its subtree.
nonisolated final class ScrollScope: @unchecked Sendable {
  // Sendable: written when the node is made and read by the proxy, both on the main actor.
  weak var node: ViewNode?
}

nonisolated struct ScrollScopeModifier: ViewModifier {
  typealias Body = Never
  let scope: ScrollScope

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = ScrollScopeNode(context)
    node.content = Content._makeNode(content, node.childContext)
    modifier.scope.node = node
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    Content._updateNode(node.cast(to: ScrollScopeNode.self).content, content)
  }
}

private final class ScrollScopeNode: TransparentNode {}

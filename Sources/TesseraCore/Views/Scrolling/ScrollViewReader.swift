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

/// Leads from a proxy to its subtree.
nonisolated final class ScrollScope: Sendable {
  @MainActor weak var node: ViewNode?
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

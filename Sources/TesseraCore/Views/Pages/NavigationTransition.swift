/// The transition of a page in a navigation stack.
nonisolated public protocol NavigationTransition {
  /// The view that the page zooms out of; nil for none.
  var _source: _TransitionSourceKey? { get }
}

/// Identifies a view that a page can zoom out of.
nonisolated public struct _TransitionSourceKey: Hashable {
  let key: MatchedGeometryKey
}

nonisolated struct NavigationTransitionModifier: WrapperModifier {
  let source: MatchedGeometryKey?

  @MainActor func makeWrapper(_ context: _NodeContext) -> NavigationTransitionNode {
    NavigationTransitionNode(source, context)
  }

  @MainActor func complete(_ wrapper: NavigationTransitionNode) {
    wrapper.declare()
  }

  @MainActor func update(_ wrapper: NavigationTransitionNode) {
    guard wrapper.source != source else { return }
    wrapper.source = source
    wrapper.declare()
  }
}

/// Sets the transition of its page.
final class NavigationTransitionNode: WrapperNode {
  var source: MatchedGeometryKey?

  init(_ source: MatchedGeometryKey?, _ context: NodeContext) {
    self.source = source
    super.init(context)
  }

  func declare() {
    ancestors.lazy.compactMap { $0 as? PageTransitionNode }.first?.topGrows(outOf: source)
  }
}

extension View {
  /// Sets the transition of this page in a navigation stack.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationTransitionModifier(source: style._source?.key))
  }
}

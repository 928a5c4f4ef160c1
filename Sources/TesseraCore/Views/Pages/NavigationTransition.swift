/// The transition of a page in a navigation stack.
nonisolated public protocol NavigationTransition {
  /// The view that the page zooms out of; nil for none.
  var _source: _TransitionSourceKey? { get }
}

/// Identifies a view that a page can zoom out of.
nonisolated public struct _TransitionSourceKey: Hashable {
  let key: MatchedGeometryKey
}

/// Pages slide from the trailing edge.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _TransitionSourceKey? { nil }
}

/// Pages zoom out of a view, and back into it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _TransitionSourceKey?
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The page slides from the trailing edge.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page zooms out of the view with this `matchedTransitionSource`, and back into it. Without such a view, the
  /// page slides.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    let key = MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace)
    return ZoomNavigationTransition(_source: _TransitionSourceKey(key: key))
  }
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

/// Pages zoom out of a view, and back into it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _TransitionSourceKey?
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page zooms out of the view with this `matchedTransitionSource`, and back into it. Without such a view, the
  /// page slides.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    let key = MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace)
    return ZoomNavigationTransition(_source: _TransitionSourceKey(key: key))
  }
}

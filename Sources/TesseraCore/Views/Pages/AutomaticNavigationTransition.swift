/// Pages slide from the trailing edge.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _TransitionSourceKey? { nil }
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The page slides from the trailing edge.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

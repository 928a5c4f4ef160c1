import TesseraCore

/// The last column gets narrower when others are shown.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The last column gets narrower when others are shown; the same as `.balanced`.
  public init() {}

  public var _appearance: _SplitAppearance { .balanced }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gets narrower when others are shown.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

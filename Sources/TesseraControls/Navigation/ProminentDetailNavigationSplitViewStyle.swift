import TesseraCore

/// The last column keeps its width when others are shown, which lie in front of it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The last column keeps its width when others are shown; the same as `.prominentDetail`.
  public init() {}

  public var _appearance: _SplitAppearance { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width when others are shown, which lie in front of it.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

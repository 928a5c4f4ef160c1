import TesseraCore

/// The platform's own choice: columns beside each other.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  public var _appearance: _SplitAppearance { .balanced }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's own choice: columns beside each other.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

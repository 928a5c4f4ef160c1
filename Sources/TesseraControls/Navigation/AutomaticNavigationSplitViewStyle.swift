import TesseraCore

/// The platform's own choice: columns side by side.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  public var _appearance: _SplitAppearance { .balanced }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's own choice: columns side by side.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

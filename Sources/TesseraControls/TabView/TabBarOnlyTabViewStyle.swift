import TesseraCore

/// A bar of tabs, wherever it is.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar of tabs; `.tabBarOnly` says the same.
  public init() {}

  public var _appearance: _TabAppearance { .bar }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs, wherever it is.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

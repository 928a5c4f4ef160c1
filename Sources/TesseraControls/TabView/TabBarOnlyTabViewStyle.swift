import TesseraCore

/// A bar of tabs, wherever it is.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar of tabs; the same as `.tabBarOnly`.
  public init() {}

  public var _appearance: _TabAppearance { .bar }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs, wherever it is.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

import TesseraCore

/// A column of tabs beside the content where there is room for it, else a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A column of tabs where there is room for it; the same as `.sidebarAdaptable`.
  public init() {}

  public var _appearance: _TabAppearance { .sidebar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A column of tabs beside the content where there is room for it, else a bar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

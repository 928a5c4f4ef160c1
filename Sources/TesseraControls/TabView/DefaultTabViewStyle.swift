import TesseraCore

/// The platform's own choice: a bar of tabs.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  public var _appearance: _TabAppearance { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's own choice: a bar of tabs.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

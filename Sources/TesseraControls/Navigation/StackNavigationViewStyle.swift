import TesseraCore

/// One page at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { false }
  /// One page at a time; the same as `.stack`.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

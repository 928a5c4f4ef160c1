import TesseraCore

/// The platform's own choice: columns where there is room.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  /// The platform's own choice; the same as `.automatic`.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's own choice: columns where there is room.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

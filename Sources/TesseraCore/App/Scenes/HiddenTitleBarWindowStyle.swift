/// A window with a hidden title. If the desktop draws the bar, the whole bar is hidden.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { true }

  /// A window whose title cannot be seen; `.hiddenTitleBar` says the same.
  public init() {}
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window whose title cannot be seen.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

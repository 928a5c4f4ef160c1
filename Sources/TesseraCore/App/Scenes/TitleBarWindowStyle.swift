/// A window with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { false }

  /// A window with a title; `.titleBar` says the same.
  public init() {}
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

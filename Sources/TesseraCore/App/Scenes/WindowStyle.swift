/// The appearance of a window around its content.
nonisolated public protocol WindowStyle {
  /// Whether the bar with the title is hidden.
  static var _hidesTitleBar: Bool { get }
}

/// The desktop's usual window.
nonisolated public struct DefaultWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { false }

  /// The desktop's usual window; `.automatic` says the same.
  public init() {}
}

/// A window with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { false }

  /// A window with a title; `.titleBar` says the same.
  public init() {}
}

/// A window with a hidden title. If the desktop draws the bar, the whole bar is hidden.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { true }

  /// A window whose title cannot be seen; `.hiddenTitleBar` says the same.
  public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
  /// The desktop's usual window.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window whose title cannot be seen.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

nonisolated extension Scene {
  /// Sets the style of the scene's windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.hidesTitleBar = S._hidesTitleBar }
  }
}

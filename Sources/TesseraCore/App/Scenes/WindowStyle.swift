/// The appearance of a window around its content.
nonisolated public protocol WindowStyle {
  /// Whether the bar with the title is hidden.
  static var _hidesTitleBar: Bool { get }
}

/// The desktop's usual window.
nonisolated public struct DefaultWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { false }

  public init() {}
}

/// A window with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { false }

  public init() {}
}

/// A window with a hidden title. If the desktop draws the bar, the whole bar is hidden.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { true }

  public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

nonisolated extension Scene {
  /// Sets the style of the scene's windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.hidesTitleBar = S._hidesTitleBar }
  }
}

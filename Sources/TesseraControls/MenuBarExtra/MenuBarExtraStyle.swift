import TesseraCore

/// What an item of the bars opens.
nonisolated public protocol MenuBarExtraStyle {
  /// Whether it opens a popover rather than a menu.
  static var _opensPopover: Bool { get }
}

/// Opens a menu.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public static var _opensPopover: Bool { false }

  /// Opens a menu; `.automatic` says the same.
  public init() {}
}

/// Opens a menu.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public static var _opensPopover: Bool { false }

  /// Opens a menu; `.menu` says the same.
  public init() {}
}

/// Opens a popover with any views.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public static var _opensPopover: Bool { true }

  /// Opens a popover with any views; `.window` says the same.
  public init() {}
}

nonisolated extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// Opens a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

nonisolated extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// Opens a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

nonisolated extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// Opens a popover with any views.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

nonisolated private enum MenuBarExtraStyleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether items of the bars open popovers.
  var menuBarExtraOpensPopover: Bool {
    get { self[MenuBarExtraStyleKey.self] }
    set { self[MenuBarExtraStyleKey.self] = newValue }
  }
}

nonisolated extension Scene {
  /// What the items that the scene adds to bars open (J151).
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    environment(\.menuBarExtraOpensPopover, S._opensPopover)
  }
}

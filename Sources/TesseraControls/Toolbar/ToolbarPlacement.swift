import TesseraCore

/// The parts of a page that toolbars are shown in.
nonisolated public struct ToolbarPlacement: Sendable {
  enum Bar {
    case all, top, bottom, tab
  }

  let bar: Bar

  /// All bars of the page.
  public static let automatic = ToolbarPlacement(bar: .all)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(bar: .top)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(bar: .tab)
  /// The bar at the top, which is the window's.
  public static let windowToolbar = ToolbarPlacement(bar: .top)
}

extension [ToolbarPlacement] {
  /// Whether the bar at the top of a page is meant, as where none is named.
  nonisolated var isAboutTop: Bool { isEmpty || contains { $0.bar == .all || $0.bar == .top } }
}

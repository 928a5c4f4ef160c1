import TesseraCore

/// Where the tabs of a tab view stand (J381).
nonisolated public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind {
    case bottomBar, pageIndicator, sidebar, topBar
  }

  private let kind: Kind

  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  /// They are dots, which stand for pages.
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
  /// In a column beside the content.
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  /// In a bar at the top. No tab view here has one.
  public static let topBar = TabBarPlacement(kind: .topBar)
}

nonisolated private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

nonisolated extension EnvironmentValues {
  /// Where the tabs of the nearest tab view stand; nil outside of one (J381).
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the tabs of the nearest tab view stand in a sidebar, where their sections are seen (J381).
  public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }
}

/// Tabs in a bar, or with headers in a sidebar where there is room for one.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// Tabs in a bar, or in a sidebar; the same as `.grouped`.
  public init() {}

  public var _appearance: _TabAppearance { .sidebar }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a bar, or with headers in a sidebar where there is room for one.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

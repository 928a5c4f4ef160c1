import TesseraCore

/// The appearance of a tab view. There are only the platform's own styles.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _appearance: _TabAppearance { get }
}

/// The appearances that tab views can have.
nonisolated public enum _TabAppearance: Equatable, Sendable {
  /// A bar of tabs at the bottom.
  case bar
  /// A column of tabs beside the content where there is room for it, else a bar.
  case sidebar
  /// Pages that are swiped, with a dot for each.
  case page(showsDots: Bool)
}

/// The platform's own choice: a bar of tabs.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  public var _appearance: _TabAppearance { .bar }
}

/// A column of tabs beside the content where there is room for it, else a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A column of tabs where there is room for it; `.sidebarAdaptable` says the same.
  public init() {}

  public var _appearance: _TabAppearance { .sidebar }
}

/// A bar of tabs, wherever it is.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar of tabs; `.tabBarOnly` says the same.
  public init() {}

  public var _appearance: _TabAppearance { .bar }
}

/// Pages that are swiped.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Whether there is a dot for each page.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool

    /// As fits the platform: always.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Always.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Never.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Pages that are swiped.
  ///
  /// - Parameter indexDisplayMode: whether there is a dot for each page.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _appearance: _TabAppearance { .page(showsDots: indexDisplayMode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's own choice: a bar of tabs.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A column of tabs beside the content where there is room for it, else a bar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs, wherever it is.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are swiped.
  ///
  /// - Parameter indexDisplayMode: whether there is a dot for each page.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated private struct TabAppearanceKey: EnvironmentKey {
  static var defaultValue: _TabAppearance { .bar }
}

nonisolated extension EnvironmentValues {
  var tabAppearance: _TabAppearance {
    get { self[TabAppearanceKey.self] }
    set { self[TabAppearanceKey.self] = newValue }
  }
}

extension View {
  /// How the tab views in this view look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabAppearance, style._appearance)
  }
}

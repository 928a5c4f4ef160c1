import TesseraCore

/// Where a tab is found (J225).
nonisolated public struct TabPlacement: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, pinned, sidebarOnly
  }

  private let kind: Kind

  /// In the bar and in the sidebar.
  public static let automatic = TabPlacement(kind: .automatic)
  /// At the end of the bar, and in the sidebar.
  public static let pinned = TabPlacement(kind: .pinned)
  /// In the sidebar, and not in the bar.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)

  var isInBar: Bool { kind != .sidebarOnly }

  var isPinned: Bool { kind == .pinned }
}

/// The two places of a tab view that can be a bar and a sidebar.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, tabBar, sidebar
  }

  private let kind: Kind

  /// Both places.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  /// The column beside the content.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)

  var isAboutBar: Bool { kind != .sidebar }

  var isAboutSidebar: Bool { kind != .tabBar }
}

nonisolated struct TabPlacementKey: ViewTraitKey {
  typealias Value = TabPlacement
}

/// Where a tab is not shown, of both places.
nonisolated struct TabVisibility: Equatable {
  var isHiddenInBar: Bool?
  var isHiddenInSidebar: Bool?
}

nonisolated struct TabVisibilityKey: ViewTraitKey {
  typealias Value = TabVisibility
}

nonisolated struct TabCustomizationIDKey: ViewTraitKey {
  typealias Value = String
}

@MainActor
extension ViewElement {
  /// Whether the tab stands in the bar: what a customization says goes before what the tab says, and that before its place.
  func isTabInBar(_ customization: TabViewCustomization?) -> Bool {
    let own = trait(TabVisibilityKey.self)?.isHiddenInBar.map { !$0 }
    let chosen = tabCustomization(customization)?.tabBarVisibility.isShown
    return chosen ?? own ?? (trait(TabPlacementKey.self) ?? .automatic).isInBar
  }

  /// Whether the tab stands in the sidebar.
  func isTabInSidebar(_ customization: TabViewCustomization?) -> Bool {
    let own = trait(TabVisibilityKey.self)?.isHiddenInSidebar.map { !$0 }
    return tabCustomization(customization)?.sidebarVisibility.isShown ?? own ?? true
  }

  private func tabCustomization(_ customization: TabViewCustomization?) -> TabViewCustomization.TabCustomization? {
    guard let customization, let id = trait(TabCustomizationIDKey.self) else { return nil }
    return customization[tab: id]
  }
}

nonisolated extension Visibility {
  /// nil where something else decides.
  fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

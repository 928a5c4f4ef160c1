/// Where a search field is shown.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// When a field below the title of a page is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// It scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(stays: false)
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode(stays: true)

    let stays: Bool
  }

  /// Whether the field stays while the content is scrolled.
  let stays: Bool

  /// The platform's default: below the title.
  public static let automatic = SearchFieldPlacement(stays: false)
  /// In the toolbar. Here it is below the title and scrolls away with the content.
  public static let toolbar = SearchFieldPlacement(stays: false)
  /// In the middle of the toolbar. Here it is below the title and stays.
  public static let toolbarPrincipal = SearchFieldPlacement(stays: true)
  /// In the sidebar. Here it is below the title and scrolls away with the content.
  public static let sidebar = SearchFieldPlacement(stays: false)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(stays: false)

  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(stays: displayMode.stays)
  }
}

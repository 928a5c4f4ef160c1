import TesseraCore

/// Pages that are swiped.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Whether there is a dot for each page.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool

    /// The platform's default: always.
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

import TesseraCore

/// A dot for each page.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool

    /// The platform's default: never.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While the user touches the dots. Here the dots have none.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// A dot for each page.
  ///
  /// - Parameter backgroundDisplayMode: when there is a background behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { backgroundDisplayMode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A dot for each page.
  ///
  /// - Parameter backgroundDisplayMode: when there is a background behind the dots.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated private struct PageIndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  var hasPageIndexBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// The appearance of the dots of paged tab views in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasPageIndexBackground, style._hasBackground)
  }
}

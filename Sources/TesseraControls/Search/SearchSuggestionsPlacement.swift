import TesseraCore

/// Where suggestions of a search are shown (J379).
nonisolated public struct SearchSuggestionsPlacement: Hashable, Sendable {
  fileprivate enum Kind {
    case automatic, menu, content
  }

  fileprivate let kind: Kind

  /// The platform's own: a list in front of the page.
  public static let automatic = SearchSuggestionsPlacement(kind: .automatic)
  /// In a menu at the search field.
  public static let menu = SearchSuggestionsPlacement(kind: .menu)
  /// In front of the content of the page.
  public static let content = SearchSuggestionsPlacement(kind: .content)

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu at the search field.
    public static let menu = Set(rawValue: 1)
    /// In front of the content of the page.
    public static let content = Set(rawValue: 1 << 1)
  }
}

nonisolated private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .content }
}

nonisolated extension EnvironmentValues {
  /// Where suggestions of a search are shown: in front of the content (J379).
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { self[SearchSuggestionsPlacementKey.self] }
}

/// How the field of a search behaves in the bar (J379).
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
  let minimizes: Bool

  /// The platform's own: the field is shown.
  public static let automatic = SearchToolbarBehavior(minimizes: false)
  /// The field is a button until the user searches.
  public static let minimize = SearchToolbarBehavior(minimizes: true)
}

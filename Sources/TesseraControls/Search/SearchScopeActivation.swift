/// When scopes of a search are shown.
nonisolated public struct SearchScopeActivation: Sendable {
  /// The platform's default: with the search.
  public static let automatic = SearchScopeActivation()
  /// When something is typed. Here they are shown with the search.
  public static let onTextEntry = SearchScopeActivation()
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}

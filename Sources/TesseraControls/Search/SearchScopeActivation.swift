/// When scopes of a search are shown.
nonisolated public struct SearchScopeActivation: Sendable {
  /// As fits the platform: with the search.
  public static let automatic = SearchScopeActivation()
  /// When something is typed. Here they are shown with the search.
  public static let onTextEntry = SearchScopeActivation()
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}

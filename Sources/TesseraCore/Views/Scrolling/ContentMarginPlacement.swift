/// The parts of scroll views that margins apply to.
nonisolated public struct ContentMarginPlacement: Sendable {
  enum Kind {
    case automatic, content, indicators
  }

  let kind: Kind

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content of scroll views.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

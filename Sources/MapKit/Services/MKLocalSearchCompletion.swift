/// What a search may be for.
nonisolated public final class MKLocalSearchCompletion: NSObject, Sendable {
  /// What it is called.
  public let title: String
  /// Where it is.
  public let subtitle: String
  /// Which parts of the title the user wrote; none here.
  public var titleHighlightRanges: [NSValue] { [] }
  /// Which parts of the subtitle the user wrote; none here.
  public var subtitleHighlightRanges: [NSValue] { [] }

  init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}

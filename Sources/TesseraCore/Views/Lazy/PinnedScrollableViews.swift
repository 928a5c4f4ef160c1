/// Views of a section that stay in sight as long as their section does.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

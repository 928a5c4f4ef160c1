/// How deep a heading lies in the outline of a screen (J200).
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// The first level, such as the title of a page.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level, the deepest.
  case h6
}

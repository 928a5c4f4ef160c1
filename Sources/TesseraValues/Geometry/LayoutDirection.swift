/// The direction in which a language's text, and with it a layout, runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Lines begin at the left, as in English.
  case leftToRight
  /// Lines begin at the right, as in Arabic and Hebrew.
  case rightToLeft
}

/// The direction in which a language's text, and with it a layout, runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Whether colors differ as usual or more than usual.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// Colors differ as usual.
  case standard
  /// Colors differ more, for those who tell them apart with difficulty.
  case increased
}

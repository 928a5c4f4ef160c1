/// The prominence of a header.
nonisolated public enum Prominence: Sendable {
  /// As much as usual.
  case standard
  /// More than usual.
  case increased
}

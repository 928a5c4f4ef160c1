/// The prominence of a header.
nonisolated public enum Prominence: Sendable {
  /// The usual prominence.
  case standard
  /// More prominence than usual.
  case increased
}

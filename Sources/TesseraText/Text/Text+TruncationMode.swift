nonisolated extension Text {
  /// Which part of a line is left out when the line does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning: "…vwxyz".
    case head
    /// The end: "abcde…".
    case tail
    /// The middle: "ab…yz".
    case middle
  }
}

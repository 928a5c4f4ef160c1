/// A direction of up and down.
nonisolated public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Upward.
  case up = 1
  /// Downward.
  case down = 2

  /// Some of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one direction.
    public init(_ direction: VerticalDirection) {
      rawValue = direction.rawValue
    }

    /// Upward.
    public static let up = Set(.up)
    /// Downward.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

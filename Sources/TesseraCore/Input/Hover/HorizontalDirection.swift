/// A direction of left and right.
nonisolated public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Where lines begin.
  case leading = 1
  /// Where lines end.
  case trailing = 2

  /// Some of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one direction.
    public init(_ direction: HorizontalDirection) {
      rawValue = direction.rawValue
    }

    /// Where lines begin.
    public static let leading = Set(.leading)
    /// Where lines end.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

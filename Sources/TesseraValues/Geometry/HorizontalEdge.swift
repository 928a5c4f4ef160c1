/// A side of a rectangle that text begins or ends at.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Where lines of text begin.
  case leading
  /// Where lines of text end.
  case trailing

  /// Any number of such sides.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    @inlinable
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one side.
    @inlinable
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading side alone.
    public static let leading = Set(.leading)
    /// The trailing side alone.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// One of the four sides of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The side at the top.
  case top
  /// The side where lines of text begin.
  case leading
  /// The side at the bottom.
  case bottom
  /// The side where lines of text end.
  case trailing

  /// Any number of sides of a rectangle.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    @inlinable
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one side.
    @inlinable
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top alone.
    public static let top = Set(.top)
    /// The side where lines of text begin, alone.
    public static let leading = Set(.leading)
    /// The bottom alone.
    public static let bottom = Set(.bottom)
    /// The side where lines of text end, alone.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// One of the four sides of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
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

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

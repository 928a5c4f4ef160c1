/// A side of a rectangle that text begins or ends at.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading
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

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

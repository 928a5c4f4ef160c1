/// The top or the bottom of a rectangle.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The side at the top.
  case top
  /// The side at the bottom.
  case bottom

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
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top alone.
    public static let top = Set(.top)
    /// The bottom alone.
    public static let bottom = Set(.bottom)
    /// The top and the bottom.
    public static let all: Set = [.top, .bottom]
  }
}

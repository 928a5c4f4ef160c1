/// The top or the bottom of a rectangle.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top
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

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

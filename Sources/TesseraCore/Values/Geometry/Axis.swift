/// The horizontal or the vertical direction.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, CustomStringConvertible, Sendable {
  case horizontal
  case vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Any number of directions.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    @inlinable
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one direction.
    @inlinable
    public init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}

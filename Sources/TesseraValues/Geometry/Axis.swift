/// The horizontal or the vertical direction.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, CustomStringConvertible, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
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

    /// The horizontal direction alone.
    public static let horizontal = Set(.horizontal)
    /// The vertical direction alone.
    public static let vertical = Set(.vertical)
  }
}

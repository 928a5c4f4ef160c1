/// How the inside of a path is filled.
@frozen
public struct FillStyle: Equatable, Sendable {
  /// Whether a point is inside if the path goes round it an odd number of times (true), or if it does not go round
  /// it as often in one direction as in the other (false).
  public var isEOFilled: Bool
  /// Whether edges are softened.
  public var isAntialiased: Bool

  /// Creates a style; without arguments, everything that the outline encloses is filled, with smooth edges.
  @inlinable
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

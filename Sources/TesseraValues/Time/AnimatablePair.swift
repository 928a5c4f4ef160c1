/// Two quantities that are animated together.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first quantity.
  public var first: First
  /// The second quantity.
  public var second: Second

  /// Two quantities that move together.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public static var zero: AnimatablePair {
    AnimatablePair(.zero, .zero)
  }

  // Witnesses, not operators of the type: each operator is one more that the compiler tries in every expression.
  @inlinable
  @_implements(AdditiveArithmetic,+(_:_:))
  public static func _sum(_ lhs: AnimatablePair, _ rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  @inlinable
  @_implements(AdditiveArithmetic,-(_:_:))
  public static func _difference(_ lhs: AnimatablePair, _ rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  @inlinable
  @_implements(AdditiveArithmetic,+=(_:_:))
  public static func _add(_ lhs: inout AnimatablePair, _ rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  @inlinable
  @_implements(AdditiveArithmetic,-=(_:_:))
  public static func _subtract(_ lhs: inout AnimatablePair, _ rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  @inlinable
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  @inlinable
  public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

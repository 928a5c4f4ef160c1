/// The animatable data of a type that has nothing to animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value: no numbers.
  @inlinable
  public init() {}

  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  // Witnesses, not operators of the type: each operator is one more that the compiler tries in every expression.
  @inlinable
  @_implements(AdditiveArithmetic,+(_:_:))
  public static func _sum(_ lhs: EmptyAnimatableData, _ rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  @inlinable
  @_implements(AdditiveArithmetic,-(_:_:))
  public static func _difference(_ lhs: EmptyAnimatableData, _ rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  @inlinable
  @_implements(AdditiveArithmetic,+=(_:_:))
  public static func _add(_ lhs: inout EmptyAnimatableData, _ rhs: EmptyAnimatableData) {}

  @inlinable
  @_implements(AdditiveArithmetic,-=(_:_:))
  public static func _subtract(_ lhs: inout EmptyAnimatableData, _ rhs: EmptyAnimatableData) {}

  @inlinable
  public mutating func scale(by rhs: Double) {}

  @inlinable
  public var magnitudeSquared: Double { 0 }
}

/// Quantities that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The quantities.
  public var value: (repeat each Value)

  /// Quantities that move together.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  public static var zero: AnimatableValues {
    AnimatableValues(repeat (each Value).zero)
  }

  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      if left != right { return false }
    }
    return true
  }

  // Witnesses, not operators of the type: each operator is one more that the compiler tries in every expression.
  @_implements(AdditiveArithmetic,+(_:_:))
  public static func _sum(_ lhs: AnimatableValues, _ rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) + (each rhs.value))
  }

  @_implements(AdditiveArithmetic,-(_:_:))
  public static func _difference(_ lhs: AnimatableValues, _ rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) - (each rhs.value))
  }

  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

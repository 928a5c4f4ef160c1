/// Type-erased animatable data.
///
/// Adding data of different types leaves the first unchanged: they cannot be interpolated.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
  /// nil is the zero of every type.
  private var value: (any VectorArithmetic)?

  package init(_ value: any VectorArithmetic) {
    self.value = value
  }

  private init() {}

  /// The data if it is of the given type; zero if it fits any.
  package func data<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    guard let value else { return .zero }
    return value as? Data
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  // Witnesses, not operators of the type: each operator is one more that the compiler tries in every expression.
  @_implements(AdditiveArithmetic,+(_:_:))
  public static func _sum(_ lhs: _AnyAnimatableData, _ rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let left = lhs.value else { return rhs }
    guard let right = rhs.value else { return lhs }
    return _AnyAnimatableData(left.adding(right))
  }

  @_implements(AdditiveArithmetic,-(_:_:))
  public static func _difference(_ lhs: _AnyAnimatableData, _ rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    lhs + rhs.scaled(by: -1)
  }

  public mutating func scale(by rhs: Double) {
    value?.scale(by: rhs)
  }

  public var magnitudeSquared: Double {
    value?.magnitudeSquared ?? 0
  }

  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    switch (lhs.value, rhs.value) {
    case (nil, nil): true
    case (let left?, let right?): left.isEqual(to: right)
    case (let value?, nil), (nil, let value?): value.isZero
    }
  }
}

nonisolated extension VectorArithmetic {
  fileprivate func adding(_ other: any VectorArithmetic) -> any VectorArithmetic {
    guard let other = other as? Self else { return self }
    return self + other
  }

  fileprivate func isEqual(to other: any VectorArithmetic) -> Bool {
    (other as? Self) == self
  }

  fileprivate var isZero: Bool { self == .zero }
}

import Foundation

/// A quantity that can be added and scaled, so that there are values between two of it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This value with each component multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves this value toward another: 0 leaves it, 1 makes it `other`.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value between this one (amount 0) and another (amount 1); other amounts go beyond them.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Float: VectorArithmetic {
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= Float(rhs)
  }

  @inlinable
  public var magnitudeSquared: Double {
    Double(self * self)
  }
}

extension Double: VectorArithmetic {
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= rhs
  }

  @inlinable
  public var magnitudeSquared: Double {
    self * self
  }
}

extension CGFloat: VectorArithmetic {
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= CGFloat(rhs)
  }

  @inlinable
  public var magnitudeSquared: Double {
    Double(self * self)
  }
}

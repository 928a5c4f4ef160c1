extension Subscribers {
  /// The demand of a subscriber: a number, or unlimited.
  ///
  /// Numbers never go below zero, and a number too large to count becomes `unlimited`.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    @usableFromInline
    let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, UInt(Int.max))
    }

    /// As many values as the publisher has.
    public static let unlimited = Demand(rawValue: .max)

    /// No value.
    public static let none = Demand(rawValue: 0)

    /// A number of values; a negative number counts as zero.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      Demand(rawValue: UInt(Swift.max(value, 0)))
    }

    /// The number of values, or `nil` if the demand is unlimited.
    @inlinable
    public var max: Int? {
      isUnlimited ? nil : Int(rawValue)
    }

    @inlinable
    var isUnlimited: Bool {
      rawValue == UInt(Int.max)
    }

    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }
  }
}

extension Subscribers.Demand {
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(rawValue: lhs.rawValue + rhs.rawValue)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - .max(rhs == .min ? .max : -rhs) : lhs + .max(rhs)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// Multiplies a number of values; `unlimited` stays unlimited.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard !lhs.isUnlimited else { return lhs }
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(Swift.max(rhs, 0)))
    return overflow ? .unlimited : Self(rawValue: product)
  }

  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// Subtracts: `unlimited` stays unlimited, and nothing goes below zero.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard !lhs.isUnlimited else { return lhs }
    return Self(rawValue: lhs.rawValue > rhs.rawValue ? lhs.rawValue - rhs.rawValue : 0)
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + .max(rhs == .min ? .max : -rhs) : lhs - .max(rhs)
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }
}

extension Subscribers.Demand {
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool {
    lhs.max != rhs
  }

  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool {
    rhs == lhs
  }

  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool {
    rhs != lhs
  }

  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 > rhs } ?? true
  }

  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 >= rhs } ?? true
  }

  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool {
    !(lhs >= rhs)
  }

  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool {
    !(lhs > rhs)
  }

  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool {
    rhs < lhs
  }

  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool {
    rhs <= lhs
  }

  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool {
    rhs > lhs
  }

  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool {
    rhs >= lhs
  }
}

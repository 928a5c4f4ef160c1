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
  /// The sum; unlimited if one of the two is, or if it is too large to count.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(rawValue: lhs.rawValue + rhs.rawValue)
  }

  /// Adds a demand; the result is unlimited if one of the two is, or if it is too large to count.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// The demand with a number of values more; a negative number takes some away, down to zero.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - .max(rhs == .min ? .max : -rhs) : lhs + .max(rhs)
  }

  /// Adds a number of values; a negative number takes some away, down to zero.
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

  /// Multiplies the demand; `unlimited` stays unlimited, and a negative number makes it zero.
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// Subtracts: `unlimited` stays unlimited, and nothing goes below zero.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard !lhs.isUnlimited else { return lhs }
    return Self(rawValue: lhs.rawValue > rhs.rawValue ? lhs.rawValue - rhs.rawValue : 0)
  }

  /// Takes a demand away, down to zero. An unlimited demand stays unlimited.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// The demand with a number of values less, but at least zero; a negative number adds some.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + .max(rhs == .min ? .max : -rhs) : lhs - .max(rhs)
  }

  /// Takes a number of values away, down to zero; a negative number adds some.
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

  /// Whether the demand is that number. An unlimited demand is no number.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  /// Whether the demand is another number, or unlimited.
  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool {
    lhs.max != rhs
  }

  /// Whether the demand is that number. An unlimited demand is no number.
  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool {
    rhs == lhs
  }

  /// Whether the demand is another number, or unlimited.
  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool {
    rhs != lhs
  }

  /// Whether the demand is above a number. An unlimited demand is above all numbers.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 > rhs } ?? true
  }

  /// Whether the demand is a number or above it. An unlimited demand is above all numbers.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 >= rhs } ?? true
  }

  /// Whether the demand is below a number. An unlimited demand is below no number.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool {
    !(lhs >= rhs)
  }

  /// Whether the demand is a number or below it. An unlimited demand is below no number.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool {
    !(lhs > rhs)
  }

  /// Whether a number is above the demand. No number is above an unlimited demand.
  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool {
    rhs < lhs
  }

  /// Whether a number is the demand or above it. No number reaches an unlimited demand.
  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool {
    rhs <= lhs
  }

  /// Whether a number is below the demand. All numbers are below an unlimited demand.
  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool {
    rhs > lhs
  }

  /// Whether a number is the demand or below it. All numbers are below an unlimited demand.
  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool {
    rhs >= lhs
  }
}

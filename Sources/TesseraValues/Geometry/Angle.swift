import Foundation

/// An angle that you read and write in radians or degrees.
///
/// Positive angles turn clockwise on the screen, where y grows downward.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; 2π is a full turn. It may be any number: turns are not cut off.
  public var radians: Double

  /// No turn.
  @inlinable
  public static var zero: Angle { Angle() }

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No turn.
  @inlinable
  public init() {
    self.init(radians: 0)
  }

  /// An angle in radians; 2π is a full turn.
  @inlinable
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle in degrees; 360 is a full turn.
  @inlinable
  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180))
  }

  /// An angle in radians; 2π is a full turn.
  @inlinable
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// An angle in degrees; 360 is a full turn.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }

  /// The sum of two angles.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Adds another angle.
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs.radians += rhs.radians
  }

  /// Subtracts another angle.
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs.radians -= rhs.radians
  }

  /// The same angle in the other direction.
  @inlinable
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// The angle multiplied by a number.
  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// The angle multiplied by a number.
  @inlinable
  public static func * (lhs: Double, rhs: Angle) -> Angle {
    Angle(radians: lhs * rhs.radians)
  }

  /// The angle divided by a number. Dividing by 0 gives an infinite angle, or NaN.
  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }
}

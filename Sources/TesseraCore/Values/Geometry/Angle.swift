import Foundation

/// An angle that you read and write in radians or degrees.
///
/// Positive angles turn clockwise on the screen, where y grows downward.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
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

  @inlinable
  public init() {
    self.init(radians: 0)
  }

  @inlinable
  public init(radians: Double) {
    self.radians = radians
  }

  @inlinable
  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180))
  }

  @inlinable
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  @inlinable
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }

  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs.radians += rhs.radians
  }

  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs.radians -= rhs.radians
  }

  @inlinable
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  @inlinable
  public static func * (lhs: Double, rhs: Angle) -> Angle {
    Angle(radians: lhs * rhs.radians)
  }

  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }
}

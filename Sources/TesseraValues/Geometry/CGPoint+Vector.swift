import Foundation

/// Calculating with points as distances from the origin.
extension CGPoint {
  package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

  package static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }

  package static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { CGPoint(x: lhs.x * rhs, y: lhs.y * rhs) }

  package var length: CGFloat { (x * x + y * y).squareRoot() }

  /// From the x axis, in radians.
  package var angle: CGFloat { atan2(y, x) }

  /// The same direction with length 1; the origin stays.
  package var normalized: CGPoint {
    let length = length
    return length > 0 ? self * (1 / length) : self
  }

  /// The direction turned by a quarter, from the x axis toward the y axis.
  package var turned: CGPoint { CGPoint(x: -y, y: x) }

  package func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// Positive if `other` lies toward growing angles.
  package func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The point between this one (fraction 0) and another (fraction 1).
  package func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

import Foundation

/// Which areas count as inside of a path that crosses itself.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// By how often the outline goes around a point: inside unless the turns cancel out.
  case winding
  /// By how often the outline encloses a point: inside if the count is odd.
  case evenOdd
}

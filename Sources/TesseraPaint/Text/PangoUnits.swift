import CPango
import Foundation

/// Pango's fixed-point lengths: 1,024 units are one point.
enum PangoUnits {
  /// Lengths above this many points all count as this one.
  static let limit: CGFloat = 1_000_000

  static func points(_ units: Int) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }

  /// Rounds to the nearest unit; what is not a number is 0, what is too large is `limit`.
  static func units(_ points: CGFloat) -> Int {
    guard !points.isNaN else { return 0 }
    return Int((min(max(points, -limit), limit) * CGFloat(PANGO_SCALE)).rounded())
  }
}

import Foundation

/// Half of a corner of radius 1 whose curvature grows from nothing on the straight side to that of a circle.
///
/// The corner point is the origin, the side lies on the x axis. A Bézier curve leaves the side at
/// `reach`. Its first three points lie on the side, so it begins without curvature; it ends on the
/// circle around (1, 1), in the circle's direction and with the circle's curvature. An arc of the circle
/// follows, up to the diagonal, where the other half begins, the mirror image of this one.
///
/// With θ the angle that the curve turns by, t = tan(θ/2) and b the distance between the two control
/// points, the tangent at the end of the curve meets the side at x = 1 − t, and curvature 1 there asks for
/// b = ¾·t·(1 + t²). Twice that distance again before the first control point gives a smooth start:
/// reach = 1 + 5/4·t + 9/4·t³.
package struct SmoothCorner {
  /// Where the curve leaves the side.
  package let reach: CGFloat
  package let firstControl: CGFloat
  package let secondControl: CGFloat
  /// Where the curve goes over into the circle.
  package let arcStart: CGPoint
  /// The first control point of the arc.
  package let arcControl: CGPoint

  /// How far a corner of radius 1 reaches if there is room.
  package static let fullReach: CGFloat = 1.528665

  /// - Parameter room: how far the corner may reach, in radii. With no more than 1 it is circular.
  package init(room: CGFloat) {
    let reach = min(max(room, 1), Self.fullReach)
    let slope = Self.slope(forReach: reach)
    let angle = 2 * atan(slope)
    let gap = 0.75 * slope * (1 + slope * slope)
    let start = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    let control = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    self.reach = reach
    secondControl = 1 - slope
    firstControl = 1 - slope + gap
    arcStart = start
    arcControl = CGPoint(x: start.x - cos(angle) * control, y: start.y + sin(angle) * control)
  }

  /// Solves reach = 1 + 5/4·t + 9/4·t³ for t. The right side grows with t, so Newton's method converges.
  private static func slope(forReach reach: CGFloat) -> CGFloat {
    var slope = (reach - 1) / 1.5
    for _ in 0..<4 {
      let error = 1 + 1.25 * slope + 2.25 * slope * slope * slope - reach
      slope -= error / (1.25 + 6.75 * slope * slope)
    }
    return slope
  }
}

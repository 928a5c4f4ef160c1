import CCairo
import Foundation
import TesseraCore

/// A gradient that turns around a center, as a fan of thin triangles, since Cairo has no such gradient of its own.
struct AngularGradientMesh {
  private let ramp: GradientRamp
  private let center: CGPoint
  /// Radians; `end` is beyond `start` by a whole turn at most.
  private let start: Double
  private let end: Double

  /// Colors are mixed along straight lines within a triangle, so it must not be wide: radians.
  private static let widestTriangle = Double.pi / 90

  /// nil if a coordinate is not a finite number.
  ///
  /// Of more than a whole turn, only the last one is seen.
  init?(ramp: GradientRamp, center: CGPoint, start: Double, end: Double) {
    guard center.isFinite, start.isFinite, end.isFinite else { return nil }
    let isReversed = end < start
    let first = min(start, end)
    let last = max(start, end)
    self.ramp = isReversed ? ramp.reversed : ramp
    self.center = center
    self.start = max(first, last - 2 * .pi)
    self.end = last
  }

  /// Cairo paints a mesh that reaches farther, in points, with unbounded recursion.
  private static let farthest = 1e5

  /// - Parameter bounds: what has to be painted.
  /// - Returns: nil if the middle of the gradient is so far away that nothing sensible can be painted.
  func makePattern(covering bounds: CGRect, opacity: Double) -> OpaquePointer? {
    let radius = distanceToFarthestCorner(of: bounds) * 1.1 + 1
    guard radius < Self.farthest else { return nil }
    let mesh = cairo_pattern_create_mesh()
    for (first, last) in sectors() {
      let count = max(1, Int(saturating: ((last.angle - first.angle) / Self.widestTriangle).rounded(.up)))
      for step in 0..<count {
        let from = interpolate(first, last, Double(step) / Double(count))
        let to = interpolate(first, last, Double(step + 1) / Double(count))
        add(from, to, radius: radius, opacity: opacity, to: mesh)
      }
    }
    return mesh
  }

  private struct Ray {
    var angle: Double
    var color: PaintColor
  }

  /// Sectors within which the color changes evenly; together a whole turn.
  private func sectors() -> [(Ray, Ray)] {
    let sweep = end - start
    let rays = ramp.stops.map { Ray(angle: start + $0.location * sweep, color: $0.color) }
    var sectors = zip(rays, rays.dropFirst()).filter { $1.angle > $0.angle }
    let gap = 2 * .pi - sweep
    if gap > 1e-9, let first = rays.first, let last = rays.last {
      // What the gradient leaves open belongs half to its last color and half to its first.
      let middle = end + gap / 2
      sectors.append((last, Ray(angle: middle, color: last.color)))
      sectors.append((Ray(angle: middle, color: first.color), Ray(angle: end + gap, color: first.color)))
    }
    return sectors
  }

  private func interpolate(_ first: Ray, _ last: Ray, _ fraction: Double) -> Ray {
    Ray(
      angle: first.angle + (last.angle - first.angle) * fraction,
      color: first.color.mixed(with: last.color, at: fraction))
  }

  private func add(_ from: Ray, _ to: Ray, radius: Double, opacity: Double, to mesh: OpaquePointer?) {
    let (x, y) = (Double(center.x), Double(center.y))
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, x, y)
    cairo_mesh_pattern_line_to(mesh, x + radius * cos(from.angle), y + radius * sin(from.angle))
    cairo_mesh_pattern_line_to(mesh, x + radius * cos(to.angle), y + radius * sin(to.angle))
    cairo_mesh_pattern_line_to(mesh, x, y)
    for (corner, color) in [from.color, from.color, to.color, to.color].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), color.red, color.green, color.blue, color.opacity * opacity)
    }
    cairo_mesh_pattern_end_patch(mesh)
  }

  private func distanceToFarthestCorner(of bounds: CGRect) -> Double {
    let dx = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
    let dy = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
    return Double((dx * dx + dy * dy).squareRoot())
  }
}

extension GradientRamp {
  fileprivate var reversed: GradientRamp {
    GradientRamp(stops: stops.reversed().map { Stop(location: 1 - $0.location, color: $0.color) })
  }
}

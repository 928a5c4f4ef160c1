import CCairo
import Foundation
import TesseraCore

/// A net of colors as a Cairo mesh of small patches: places and colors both follow smooth curves through the net.
struct MeshPattern {
  private let mesh: MeshPaint
  /// Colors as numbers that can be interpolated.
  private let colors: [SIMD4<Double>]

  /// Into how many patches the area between four crossings is divided along each side.
  private static let steps = 10

  /// Cairo paints a mesh that reaches farther, in points, with unbounded recursion.
  private static let farthest: CGFloat = 1e5

  /// nil if a coordinate is not a finite number or too large.
  init?(_ mesh: MeshPaint) {
    let handles = (mesh.handles ?? []).flatMap { [$0.leading, $0.top, $0.trailing, $0.bottom] }
    guard (mesh.points + handles).allSatisfy({ abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }) else {
      return nil
    }
    self.mesh = mesh
    colors = mesh.colors.map { MeshColor.numbers($0, isPerceptual: mesh.isPerceptual) }
  }

  /// - Parameter bounds: what has to be painted.
  func makePattern(covering bounds: CGRect, opacity: Double) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let ground = PaintColor(mesh.background)
    if ground.opacity > 0 {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      add(corners, [ground, ground, ground, ground], opacity: opacity, to: pattern)
    }
    for row in 0..<(mesh.rows - 1) {
      for column in 0..<(mesh.columns - 1) {
        addCell(column, row, opacity: opacity, to: pattern)
      }
    }
    return pattern
  }

  private func addCell(_ column: Int, _ row: Int, opacity: Double, to pattern: OpaquePointer?) {
    let steps = Self.steps
    var places: [CGPoint] = []
    var shades: [PaintColor] = []
    for y in 0...steps {
      for x in 0...steps {
        let fraction = SIMD2(Double(x), Double(y)) / Double(steps)
        let place = place(column, row, fraction)
        places.append(CGPoint(x: place.x, y: place.y))
        shades.append(MeshColor.paintColor(color(column, row, fraction), isPerceptual: mesh.isPerceptual))
      }
    }
    let stride = steps + 1
    for y in 0..<steps {
      for x in 0..<steps {
        let corners = [y * stride + x, y * stride + x + 1, (y + 1) * stride + x + 1, (y + 1) * stride + x]
        add(corners.map { places[$0] }, corners.map { shades[$0] }, opacity: opacity, to: pattern)
      }
    }
  }

  private func add(_ corners: [CGPoint], _ colors: [PaintColor], opacity: Double, to pattern: OpaquePointer?) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, Double(corners[0].x), Double(corners[0].y))
    for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(pattern, Double(corner.x), Double(corner.y)) }
    cairo_mesh_pattern_line_to(pattern, Double(corners[0].x), Double(corners[0].y))
    for (index, color) in colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), color.red, color.green, color.blue, color.opacity * opacity)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  // MARK: Curves

  /// The position at fractions of the way between four crossings.
  private func place(_ column: Int, _ row: Int, _ fraction: SIMD2<Double>) -> SIMD2<Double> {
    surface(column, row, fraction, { point(at: $0, $1) }, slope: slope)
  }

  /// The color there.
  private func color(_ column: Int, _ row: Int, _ fraction: SIMD2<Double>) -> SIMD4<Double> {
    let value = { (column: Int, row: Int) in colors[row * mesh.columns + column] }
    guard mesh.isSmooth else {
      let top = value(column, row) * (1 - fraction.x) + value(column + 1, row) * fraction.x
      let bottom = value(column, row + 1) * (1 - fraction.x) + value(column + 1, row + 1) * fraction.x
      return top * (1 - fraction.y) + bottom * fraction.y
    }
    return surface(column, row, fraction, value) { column, row, axis, _ in
      evenSlope(column, row, axis, value)
    }
  }

  private typealias Slope<Value> = (_ column: Int, _ row: Int, _ axis: Axis, _ isLeaving: Bool) -> Value

  /// A smooth surface over four crossings, without twist: curves along both axes, and what they have in common once.
  private func surface<Scalars: SIMD>(
    _ column: Int, _ row: Int, _ fraction: SIMD2<Double>, _ value: (Int, Int) -> Scalars, slope: Slope<Scalars>
  ) -> Scalars where Scalars.Scalar == Double {
    let (x, y) = (HermiteWeights(fraction.x), HermiteWeights(fraction.y))
    let (right, below) = (column + 1, row + 1)
    let top = value(column, row) * x.start + value(right, row) * x.end
    let bottom = value(column, below) * x.start + value(right, below) * x.end
    var result = top * y.start + bottom * y.end
    let topSlope =
      slope(column, row, .horizontal, true) * x.leaving + slope(right, row, .horizontal, false) * x.arriving
    let bottomSlope =
      slope(column, below, .horizontal, true) * x.leaving + slope(right, below, .horizontal, false) * x.arriving
    result += topSlope * y.start + bottomSlope * y.end
    let leftSlope =
      slope(column, row, .vertical, true) * y.leaving + slope(column, below, .vertical, false) * y.arriving
    let rightSlope =
      slope(right, row, .vertical, true) * y.leaving + slope(right, below, .vertical, false) * y.arriving
    result += leftSlope * x.start + rightSlope * x.end
    return result
  }

  private func point(at column: Int, _ row: Int) -> SIMD2<Double> {
    let point = mesh.points[row * mesh.columns + column]
    return SIMD2(Double(point.x), Double(point.y))
  }

  /// The direction and speed of a curve at a crossing.
  private func slope(_ column: Int, _ row: Int, _ axis: Axis, _ isLeaving: Bool) -> SIMD2<Double> {
    guard let handles = mesh.handles?[row * mesh.columns + column] else {
      return evenSlope(column, row, axis) { point(at: $0, $1) }
    }
    let place = point(at: column, row)
    func way(_ handle: CGPoint) -> SIMD2<Double> { SIMD2(Double(handle.x), Double(handle.y)) - place }
    switch axis {
    case .horizontal: return isLeaving ? way(handles.trailing) * 3 : way(handles.leading) * -3
    case .vertical: return isLeaving ? way(handles.bottom) * 3 : way(handles.top) * -3
    }
  }

  /// The slope that leads smoothly from the neighbor before to the one behind.
  private func evenSlope<Scalars: SIMD>(
    _ column: Int, _ row: Int, _ axis: Axis, _ value: (Int, Int) -> Scalars
  ) -> Scalars where Scalars.Scalar == Double {
    let isHorizontal = axis == .horizontal
    let index = isHorizontal ? column : row
    let last = (isHorizontal ? mesh.columns : mesh.rows) - 1
    let (before, behind) = (max(index - 1, 0), min(index + 1, last))
    let start = isHorizontal ? value(before, row) : value(column, before)
    let end = isHorizontal ? value(behind, row) : value(column, behind)
    return (end - start) / Double(behind - before)
  }
}

/// What ends and slopes contribute to a cubic curve at a part of its way.
private struct HermiteWeights {
  let start: Double
  let end: Double
  let leaving: Double
  let arriving: Double

  init(_ t: Double) {
    let (square, cube) = (t * t, t * t * t)
    end = 3 * square - 2 * cube
    start = 1 - end
    leaving = cube - 2 * square + t
    arriving = cube - square
  }
}

/// Colors as numbers that can be interpolated.
private enum MeshColor {
  /// Cone responses and opacity, or red, green, blue and opacity.
  static func numbers(_ color: Color.Resolved, isPerceptual: Bool) -> SIMD4<Double> {
    guard isPerceptual else {
      let color = PaintColor(color)
      return SIMD4(color.red, color.green, color.blue, color.opacity)
    }
    let perceptual = PerceptualColor(color)
    return SIMD4(
      Double(perceptual.cones.x), Double(perceptual.cones.y), Double(perceptual.cones.z), Double(perceptual.opacity))
  }

  static func paintColor(_ numbers: SIMD4<Double>, isPerceptual: Bool) -> PaintColor {
    let numbers = SIMD4<Float>(numbers)
    if isPerceptual {
      let cones = SIMD3(numbers.x, numbers.y, numbers.z)
      return PaintColor(PerceptualColor(cones: cones, opacity: numbers.w).color)
    }
    return PaintColor(Color.Resolved(red: numbers.x, green: numbers.y, blue: numbers.z, opacity: numbers.w))
  }
}

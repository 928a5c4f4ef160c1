import CCairo
import Foundation
import TesseraCore

/// A paint as a Cairo pattern.
struct CairoPaint: ~Copyable {
  private let pattern: OpaquePointer

  /// nil for a gradient without stops or with coordinates that are not finite numbers.
  ///
  /// - Parameters:
  ///   - canvas: one whose context's current path is what will be painted.
  ///   - margin: how far beyond the path paint is put, as outlines do.
  @MainActor
  init?(_ paint: Paint, opacity: Double, canvas: CairoCanvas, margin: CGFloat = 0) {
    let area = { canvas.context.pathBounds.insetBy(dx: -margin, dy: -margin) }
    guard let pattern = Self.makePattern(paint, opacity: opacity, canvas: canvas, area: area) else { return nil }
    self.pattern = pattern
  }

  /// - Parameter bounds: of what will be painted.
  @MainActor
  init?(_ paint: Paint, opacity: Double, canvas: CairoCanvas, covering bounds: CGRect) {
    guard let pattern = Self.makePattern(paint, opacity: opacity, canvas: canvas, area: { bounds }) else { return nil }
    self.pattern = pattern
  }

  deinit {
    cairo_pattern_destroy(pattern)
  }

  /// The pattern, which the caller destroys.
  func makeReference() -> OpaquePointer? {
    cairo_pattern_reference(pattern)
  }

  func use(in context: OpaquePointer) {
    cairo_set_source(context, pattern)
  }

  @MainActor
  private static func makePattern(
    _ paint: Paint, opacity: Double, canvas: CairoCanvas, area: () -> CGRect
  ) -> OpaquePointer? {
    switch paint {
    case .color(let color):
      return solid(PaintColor(color), opacity: opacity)
    case .linearGradient(let stops, let start, let end):
      return linear(GradientRamp(stops), start, end, opacity: opacity)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return radial(GradientRamp(stops), center, startRadius, endRadius, opacity: opacity)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return elliptical(GradientRamp(stops), center, radii, start, end, opacity: opacity)
    case .angularGradient(let stops, let center, let start, let end):
      guard let ramp = GradientRamp(stops) else { return nil }
      let mesh = AngularGradientMesh(ramp: ramp, center: center, start: start.radians, end: end.radians)
      return meshPattern(canvas, area()) { mesh?.makePattern(covering: $0, opacity: opacity) }
    case .mesh(let mesh):
      return meshPattern(canvas, area()) { MeshPattern(mesh)?.makePattern(covering: $0, opacity: opacity) }
    case .tile(let tile):
      return canvas.makePattern(of: tile, opacity: opacity)
    case .shader(let call):
      return canvas.makePattern(of: call, in: area(), opacity: opacity)
    case .backdrop(let backdrop):
      // The caller has already replaced it by a drawing of what lies behind.
      return solid(PaintColor(backdrop.tint), opacity: opacity * backdrop.opacity)
    case .blended(let paint, _):
      // The display list has a group that blends.
      return makePattern(paint, opacity: opacity, canvas: canvas, area: area)
    case .shadowed(let paint, _):
      // The code that fills shapes and text already drew the shadow.
      return makePattern(paint, opacity: opacity, canvas: canvas, area: area)
    }
  }

  private static func solid(_ color: PaintColor, opacity: Double) -> OpaquePointer? {
    cairo_pattern_create_rgba(color.red, color.green, color.blue, color.opacity * opacity)
  }

  private static func linear(
    _ ramp: GradientRamp?, _ start: CGPoint, _ end: CGPoint, opacity: Double
  ) -> OpaquePointer? {
    guard let ramp, start.isFinite, end.isFinite else { return nil }
    guard start != end else { return solid(ramp.color(at: 1), opacity: opacity) }
    let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    return fill(pattern, with: ramp, opacity: opacity)
  }

  private static func radial(
    _ ramp: GradientRamp?, _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat, opacity: Double
  ) -> OpaquePointer? {
    guard let ramp, center.isFinite, startRadius.isFinite, endRadius.isFinite else { return nil }
    let inner = max(0, Double(startRadius))
    var outer = max(0, Double(endRadius))
    if inner == outer {
      guard inner > 0 else { return solid(ramp.color(at: 1), opacity: opacity) }
      // Cairo draws nothing between equal circles; a tiny distance between them gives the sharp edge that is meant.
      outer += 1e-3
    }
    let (x, y) = (Double(center.x), Double(center.y))
    return fill(cairo_pattern_create_radial(x, y, inner, x, y, outer), with: ramp, opacity: opacity)
  }

  /// A mesh, or a picture of it for targets that do not support meshes and would rasterize everything near them.
  @MainActor
  private static func meshPattern(
    _ canvas: CairoCanvas, _ area: CGRect, _ make: (CGRect) -> OpaquePointer?
  ) -> OpaquePointer? {
    guard let mesh = make(area) else { return nil }
    guard canvas.keepsOutlines, cairo_surface_get_type(cairo_get_target(canvas.context)) == CAIRO_SURFACE_TYPE_SVG
    else { return mesh }
    defer { cairo_pattern_destroy(mesh) }
    return canvas.makePicture(of: mesh, in: area)
  }

  /// The gradient of circles of radius 1, stretched to the ellipses.
  private static func elliptical(
    _ ramp: GradientRamp?, _ center: CGPoint, _ radii: CGSize, _ start: CGFloat, _ end: CGFloat, opacity: Double
  ) -> OpaquePointer? {
    guard radii.width > 0, radii.height > 0, radii.width.isFinite, radii.height.isFinite,
      let pattern = radial(ramp, .zero, start, end, opacity: opacity)
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / Double(radii.width), 1 / Double(radii.height))
    cairo_matrix_translate(&matrix, -Double(center.x), -Double(center.y))
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private static func fill(_ pattern: OpaquePointer?, with ramp: GradientRamp, opacity: Double) -> OpaquePointer? {
    for stop in ramp.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity * opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}

/// A color with components from 0 to 1.
struct PaintColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(_ color: Color.Resolved) {
    red = Self.clamp(color.red)
    green = Self.clamp(color.green)
    blue = Self.clamp(color.blue)
    opacity = Self.clamp(color.opacity)
  }

  /// The color at a fraction of the way to another.
  func mixed(with other: PaintColor, at fraction: Double) -> PaintColor {
    var mixed = self
    mixed.red += (other.red - red) * fraction
    mixed.green += (other.green - green) * fraction
    mixed.blue += (other.blue - blue) * fraction
    mixed.opacity += (other.opacity - opacity) * fraction
    return mixed
  }

  private static func clamp(_ value: Float) -> Double {
    value.isNaN ? 0 : Double(min(max(value, 0), 1))
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension OpaquePointer {
  /// Makes a color the source of what a Cairo context draws next.
  func setSource(_ color: Color.Resolved, opacity: Double = 1) {
    let color = PaintColor(color)
    cairo_set_source_rgba(self, color.red, color.green, color.blue, color.opacity * opacity)
  }

  /// Whether what is drawn next completely covers what is below it.
  var hasOpaqueSource: Bool {
    let source = cairo_get_source(self)
    guard cairo_pattern_get_type(source) == CAIRO_PATTERN_TYPE_SOLID else { return false }
    var opacity = 1.0
    cairo_pattern_get_rgba(source, nil, nil, nil, &opacity)
    return opacity >= 1
  }

  /// The smallest rectangle around the current path of a Cairo context.
  fileprivate var pathBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(self, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

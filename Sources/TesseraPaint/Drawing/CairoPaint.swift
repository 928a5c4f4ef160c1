import CCairo
import Foundation
import TesseraCore

/// A paint as a Cairo pattern.
struct CairoPaint: ~Copyable {
  private let pattern: OpaquePointer

  /// nil for a gradient without stops or with coordinates that are not finite numbers.
  ///
  /// - Parameters:
  ///   - context: one whose current path is what will be painted.
  ///   - margin: how far beyond the path paint is put, as outlines do.
  init?(_ paint: Paint, opacity: Double, context: OpaquePointer, margin: CGFloat = 0) {
    guard let pattern = Self.makePattern(paint, opacity: opacity, context: context, margin: margin) else { return nil }
    self.pattern = pattern
  }

  deinit {
    cairo_pattern_destroy(pattern)
  }

  func use(in context: OpaquePointer) {
    cairo_set_source(context, pattern)
  }

  private static func makePattern(
    _ paint: Paint, opacity: Double, context: OpaquePointer, margin: CGFloat
  ) -> OpaquePointer? {
    switch paint {
    case .color(let color):
      return solid(PaintColor(color), opacity: opacity)
    case .linearGradient(let stops, let start, let end):
      return linear(GradientRamp(stops), start, end, opacity: opacity)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return radial(GradientRamp(stops), center, startRadius, endRadius, opacity: opacity)
    case .angularGradient(let stops, let center, let start, let end):
      guard let ramp = GradientRamp(stops) else { return nil }
      return AngularGradientMesh(ramp: ramp, center: center, start: start.radians, end: end.radians)?
        .makePattern(covering: context.pathBounds.insetBy(dx: -margin, dy: -margin), opacity: opacity)
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
      // Cairo draws nothing between equal circles; a hair's breadth between them gives the sharp edge that is meant.
      outer += 1e-3
    }
    let (x, y) = (Double(center.x), Double(center.y))
    return fill(cairo_pattern_create_radial(x, y, inner, x, y, outer), with: ramp, opacity: opacity)
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

/// A colour with components from 0 to 1.
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

  /// The colour at a fraction of the way to another.
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
  /// Makes a colour the source of what a Cairo context draws next.
  func setSource(_ color: Color.Resolved, opacity: Double = 1) {
    let color = PaintColor(color)
    cairo_set_source_rgba(self, color.red, color.green, color.blue, color.opacity * opacity)
  }

  /// The smallest rectangle around the current path of a Cairo context.
  fileprivate var pathBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(self, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

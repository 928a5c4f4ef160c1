import CCairo
import Foundation
import TesseraCore
import TesseraShaders

extension CairoCanvas {
  /// Draws items as one picture that a shader has changed; one that cannot be used leaves it as it is (J440).
  func draw(_ items: [DisplayItem], through call: ShaderCall, _ use: ShaderUse, opacity: Double) {
    guard let program = program(of: call, for: use.usage) else { return drawAsOnePicture(items, opacity: opacity) }
    let reach = max(use.reach.width, use.reach.height)
    let bounds = DisplayBounds.union(DisplayBounds.of(items), call.bounds)
    guard let bounds, let layer = PixelLayer(items, in: self, covering: bounds, margin: reach) else {
      return drawAsOnePicture(items, opacity: opacity)
    }
    layer.apply(program, call, use.usage, call.resources(for: self))
    layer.paint(opacity: opacity)
  }

  /// What a shader paints in an area, as a Cairo pattern; nil for one that cannot be used, which paints nothing.
  func makePattern(of call: ShaderCall, in area: CGRect, opacity: Double) -> OpaquePointer? {
    guard area.origin.isFinite, area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite,
      let program = program(of: call, for: .fill)
    else { return nil }
    let (width, height) = (pixels(Double(area.width), across: true), pixels(Double(area.height), across: false))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    defer { cairo_surface_destroy(surface) }
    let (scaleX, scaleY) = (Double(width) / Double(area.width), Double(height) / Double(area.height))
    let toFunction = ShaderMapping(
      a: 1 / scaleX, d: 1 / scaleY, tx: Double(area.minX - call.origin.x), ty: Double(area.minY - call.origin.y))
    let run = ShaderRun(program, .fill, call.resources(for: self), toFunction: toFunction)
    surface.draw(run, call)
    surface.fade(to: opacity * Double(call.opacity))
    let pattern = cairo_pattern_create_for_surface(surface)
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -Double(area.minX) * scaleX, y0: -Double(area.minY) * scaleY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }

  private func program(of call: ShaderCall, for usage: ShaderUsage) -> ShaderProgram? {
    do {
      return try ShaderCache.program(of: call, for: usage)
    } catch {
      RuntimeWarning.report(.unusableShader(error.sentence(about: call.function)))
      return nil
    }
  }
}

extension PixelLayer {
  /// Replaces the pixels by what a program makes of them.
  func apply(_ program: ShaderProgram, _ call: ShaderCall, _ usage: ShaderUsage, _ resources: ShaderResources) {
    // From points of the items to pixels of the layer.
    let matrix = pixelMatrix
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.yx
    guard determinant != 0, determinant.isFinite else { return }
    let (x, y) = (Double(call.origin.x), Double(call.origin.y))
    var resources = resources
    resources.toLayer = ShaderMapping(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0 + matrix.xx * x + matrix.xy * y,
      ty: matrix.y0 + matrix.yx * x + matrix.yy * y)
    var inverse = matrix
    cairo_matrix_invert(&inverse)
    let toFunction = ShaderMapping(
      a: inverse.xx, b: inverse.yx, c: inverse.xy, d: inverse.yy, tx: inverse.x0 - x, ty: inverse.y0 - y)
    withSurface { surface in
      if usage != .color { resources.layer = surface.picture }
      surface.draw(ShaderRun(program, usage, resources, toFunction: toFunction), call)
    }
  }
}

extension ShaderUse {
  fileprivate var usage: ShaderUsage {
    switch self {
    case .color: .color
    case .distortion: .distortion
    case .layer: .layer
    }
  }
}

extension ShaderError {
  func sentence(about function: String) -> String {
    let place = line > 0 ? "\(file):\(line): " : ""
    return "The shader \(function) is not used: \(place)\(message)"
  }
}

extension OpaquePointer {
  /// Fills an image surface with what a run draws.
  fileprivate func draw(_ run: ShaderRun, _ call: ShaderCall) {
    cairo_surface_flush(self)
    guard let data = cairo_image_surface_get_data(self) else { return }
    let (width, height) = (Int(cairo_image_surface_get_width(self)), Int(cairo_image_surface_get_height(self)))
    let ends = run.draw(
      into: data, width: width, height: height, stride: Int(cairo_image_surface_get_stride(self)))
    cairo_surface_mark_dirty(self)
    if !ends {
      RuntimeWarning.report(
        .unusableShader("The shader \(call.function) was stopped: its loops have too many turns."))
    }
  }

  /// A copy of an image surface.
  fileprivate var picture: ShaderPicture? {
    cairo_surface_flush(self)
    guard let data = cairo_image_surface_get_data(self) else { return nil }
    let (width, height) = (Int(cairo_image_surface_get_width(self)), Int(cairo_image_surface_get_height(self)))
    let stride = Int(cairo_image_surface_get_stride(self))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      bytes.append(contentsOf: UnsafeBufferPointer(start: data + y * stride, count: width * 4))
    }
    return ShaderPicture(bytes: bytes, width: width, height: height)
  }

  /// Multiplies all pixels of an image surface.
  fileprivate func fade(to opacity: Double) {
    guard opacity < 1, let context = cairo_create(self) else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, opacity)
    cairo_paint(context)
    cairo_destroy(context)
  }
}

import CCairo
import Foundation
import TesseraCore

extension CairoCanvas {
  /// Before it is blurred, a picture is drawn so coarsely that the curve of the blur is this many pixels wide.
  private static let coarseDeviation = 4.0
  /// No picture is made coarser than this many times.
  private static let coarsest = 16.0

  /// Draws items, blurred and more saturated, in place of what was drawn before, within the clip.
  ///
  /// - Parameter radius: the standard deviation of the blur, in points.
  func drawBackdrop(_ items: [DisplayItem], radius: CGFloat, saturation: Double, opacity: Double) {
    let visible = context.visibleBounds
    guard visible.width > 0, visible.height > 0, visible.width.isFinite, visible.height.isFinite,
      let bounds = DisplayBounds.of(items)
    else { return }
    let density = Double(deviceUnitsPerPoint * pixelScale)
    let reduction = min(max((Double(radius) * density / Self.coarseDeviation).rounded(.down), 1), Self.coarsest)
    let scale = density / reduction
    let margin = 3 * radius
    // Beyond the picture there is nothing that could shine in.
    guard let area = visible.insetBy(dx: -margin, dy: -margin).overlap(with: bounds) else { return }
    let width = Int(saturating: (area.width * scale).rounded(.up))
    let height = Int(saturating: (area.height * scale).rounded(.up))
    guard scale > 0, width > 0, height > 0, width <= Rasterizer.maximumSide, height <= Rasterizer.maximumSide,
      width * height <= Rasterizer.maximumArea,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return }
    defer { cairo_surface_destroy(surface) }
    draw(items, on: surface, from: area.origin, scale: scale)
    soften(surface, width: width, height: height, deviation: Double(radius) * scale, saturation: saturation)
    paint(surface, at: area.origin, scale: scale, opacity: opacity)
  }

  private func draw(_ items: [DisplayItem], on surface: OpaquePointer, from origin: CGPoint, scale: Double) {
    guard let context = cairo_create(surface) else { return }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -Double(origin.x), -Double(origin.y))
    CairoCanvas(context: context).draw(items, opacity: 1)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  private func soften(_ surface: OpaquePointer, width: Int, height: Int, deviation: Double, saturation: Double) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let pixels = PixelGridBuffer(
      bytes: data, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)))
    for channel in 0..<4 { pixels.blur(channel, deviation: deviation, extendsEdges: true) }
    pixels.apply(.saturation(saturation))
    cairo_surface_mark_dirty(surface)
  }

  private func paint(_ surface: OpaquePointer, at origin: CGPoint, scale: Double, opacity: Double) {
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(origin.x) * scale, y0: -Double(origin.y) * scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(context, pattern)
    // What lies behind must not be seen sharp through the blurred picture of it. Targets that keep outlines rasterize
    // everything near a drawing that replaces another.
    if opacity == 1, !keepsOutlines { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
    cairo_paint_with_alpha(context, opacity)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private var deviceUnitsPerPoint: CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return CGFloat(abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot())
  }
}

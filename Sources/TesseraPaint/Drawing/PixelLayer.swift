import CCairo
import Foundation
import TesseraCore

/// A part of a canvas whose pixels are worked on before they are drawn.
@MainActor
final class PixelLayer {
  private let canvas: CairoCanvas
  private let surface: OpaquePointer
  private let width: Int
  private let height: Int
  /// The top-left corner in the units of the canvas's target.
  private let origin: CGPoint
  /// Pixels for a point of the items.
  private let density: CGFloat

  /// Draws items into pixels of their own.
  ///
  /// - Parameters:
  ///   - bounds: what the layer covers; nil for that of the items.
  ///   - margin: how far around that there is room, in points.
  /// - Returns: nil if nothing is visible, or if the layer would take too much memory.
  init?(_ items: [DisplayItem], in canvas: CairoCanvas, covering bounds: CGRect? = nil, margin: CGFloat) {
    guard let bounds = bounds ?? DisplayBounds.of(items),
      let area = canvas.targetArea(of: bounds.insetBy(dx: -margin, dy: -margin), margin: margin)
    else { return nil }
    let scale = canvas.pixelScale
    width = Int(saturating: (area.width * scale).rounded(.up))
    height = Int(saturating: (area.height * scale).rounded(.up))
    guard width > 0, height > 0, width <= Rasterizer.maximumSide, height <= Rasterizer.maximumSide,
      width * height <= Rasterizer.maximumArea,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.canvas = canvas
    self.surface = surface
    origin = area.origin
    density = canvas.targetUnitsPerPoint * scale
    draw(items)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }

  private func draw(_ items: [DisplayItem]) {
    guard let context = cairo_create(surface) else { return }
    var matrix = pixelMatrix
    cairo_set_matrix(context, &matrix)
    CairoCanvas(context: context, pixelScale: 1).draw(DisplayList(items: items))
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// From points of the items to pixels of the layer.
  var pixelMatrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &matrix)
    let scale = Double(canvas.pixelScale)
    var toPixels = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(origin.x) * scale, y0: -Double(origin.y) * scale)
    var result = cairo_matrix_t()
    cairo_matrix_multiply(&result, &matrix, &toPixels)
    return result
  }

  /// Runs `body` with the surface of the pixels.
  func withSurface(_ body: (OpaquePointer) -> Void) { body(surface) }

  /// The pixels of the layer, to be changed.
  private func withPixels(_ body: (PixelGridBuffer) -> Void) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    body(PixelGridBuffer(bytes: data, width: width, height: height, stride: stride))
    cairo_surface_mark_dirty(surface)
  }

  func apply(_ matrix: ColorMatrix) {
    withPixels { $0.apply(matrix) }
  }

  /// - Parameters:
  ///   - radius: the standard deviation, in points.
  ///   - extendsEdges: whether what lies outside counts as the pixels at the edge do, not as clear.
  func blur(radius: CGFloat, extendsEdges: Bool) {
    let deviation = Double(radius * density)
    withPixels { pixels in
      for channel in 0..<4 { pixels.blur(channel, deviation: deviation, extendsEdges: extendsEdges) }
    }
  }

  func paint(opacity: Double) {
    inTargetUnits { context in
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Draws the outline of the layer in a color. Radius and offset are in points.
  func paintShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    let deviation = Double(radius * density)
    let alphaChannel = 3
    withPixels { $0.blur(alphaChannel, deviation: deviation, extendsEdges: false) }
    var (x, y) = (Double(offset.width), Double(offset.height))
    cairo_user_to_device_distance(canvas.context, &x, &y)
    let scale = Double(canvas.pixelScale)
    inTargetUnits { context in
      context.setSource(color)
      cairo_mask_surface(context, surface, x * scale, y * scale)
    }
  }

  /// Runs `body` with a context whose unit is a pixel of the layer and whose origin is the layer's.
  private func inTargetUnits(_ body: (OpaquePointer) -> Void) {
    let context = canvas.context
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_translate(context, Double(origin.x), Double(origin.y))
    let scale = 1 / Double(canvas.pixelScale)
    cairo_scale(context, scale, scale)
    body(context)
    cairo_restore(context)
  }
}

extension CairoCanvas {
  /// How long a point is in units of the target, in any rotation.
  var targetUnitsPerPoint: CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return CGFloat(abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot())
  }

  /// The part of the target that shows `bounds`, on whole units; nil if nothing of it is inside the clip.
  ///
  /// - Parameter margin: how far outside the clip pixels still matter to those inside, in points.
  func targetArea(of bounds: CGRect, margin: CGFloat) -> CGRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard let visible = bounds.overlap(with: clip.insetBy(dx: -margin, dy: -margin)), visible.width > 0,
      visible.height > 0
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let area = visible.applying(CGAffineTransform(matrix))
    let (minX, minY) = (area.minX.rounded(.down), area.minY.rounded(.down))
    return CGRect(x: minX, y: minY, width: area.maxX.rounded(.up) - minX, height: area.maxY.rounded(.up) - minY)
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(
      CGFloat(matrix.xx), CGFloat(matrix.yx), CGFloat(matrix.xy), CGFloat(matrix.yy), CGFloat(matrix.x0),
      CGFloat(matrix.y0))
  }
}

import CCairo
import Foundation
import TesseraCore

/// Items drawn in perspective, which Cairo does not know: each pixel is looked up in a picture of the items.
@MainActor
struct PerspectivePicture {
  private let canvas: CairoCanvas
  private let source: OpaquePointer
  /// Where the result lies in the target, in its units.
  private let area: CGRect
  /// From pixels of the result to pixels of the source.
  private let lookup: ProjectionTransform

  /// No part of the items is drawn more than this much larger than it will be shown on average.
  private static let greatestZoom: CGFloat = 3
  /// A picture with more pixels is drawn more coarsely.
  private static let greatestArea: CGFloat = 4_000_000

  /// Nil if nothing is to be seen.
  init?(_ items: [DisplayItem], _ projection: ProjectionTransform, in canvas: CairoCanvas) {
    var inverse = projection
    guard let bounds = DisplayBounds.of(items), bounds.width > 0, bounds.height > 0, inverse.invert(),
      let visible = projection.bounds(of: bounds), let area = canvas.targetArea(of: visible, margin: 0)
    else { return nil }
    let density = Self.density(of: bounds, visible, canvas)
    guard let source = Self.draw(items, bounds, density) else { return nil }
    self.canvas = canvas
    self.source = source
    self.area = area
    lookup = Self.toPoints(in: canvas, from: area).concatenating(inverse).concatenating(
      ProjectionTransform(
        CGAffineTransform(a: density, b: 0, c: 0, d: density, tx: -bounds.minX * density, ty: -bounds.minY * density)))
  }

  /// How many pixels of the source a point of the items gets.
  private static func density(of bounds: CGRect, _ visible: CGRect, _ canvas: CairoCanvas) -> CGFloat {
    let zoom = max(visible.width / bounds.width, visible.height / bounds.height)
    let wanted = canvas.targetUnitsPerPoint * canvas.pixelScale * min(max(zoom, 1), greatestZoom)
    return min(wanted, (greatestArea / (bounds.width * bounds.height)).squareRoot())
  }

  private static func draw(_ items: [DisplayItem], _ bounds: CGRect, _ density: CGFloat) -> OpaquePointer? {
    let (width, height) = ((bounds.width * density).rounded(.up), (bounds.height * density).rounded(.up))
    guard width.isFinite, height.isFinite, width <= CGFloat(Rasterizer.maximumSide),
      height <= CGFloat(Rasterizer.maximumSide),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    cairo_scale(context, Double(density), Double(density))
    cairo_translate(context, -Double(bounds.minX), -Double(bounds.minY))
    CairoCanvas(context: context, pixelScale: 1).draw(DisplayList(items: items))
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return surface
  }

  /// From pixels of an area of the target to points of the canvas.
  private static func toPoints(in canvas: CairoCanvas, from area: CGRect) -> ProjectionTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &matrix)
    let scale = 1 / canvas.pixelScale
    let toTarget = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: area.minX, ty: area.minY)
    return ProjectionTransform(toTarget.concatenating(CGAffineTransform(matrix).inverted()))
  }

  func paint(opacity: Double) {
    defer { cairo_surface_destroy(source) }
    let scale = canvas.pixelScale
    let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= CGFloat(Rasterizer.maximumSide),
      height <= CGFloat(Rasterizer.maximumSide),
      let result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return }
    defer { cairo_surface_destroy(result) }
    if let target = PixelGridBuffer(result), let pixels = PixelGridBuffer(source) { target.fill(from: pixels, lookup) }
    cairo_surface_mark_dirty(result)
    let context = canvas.context
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_translate(context, Double(area.minX), Double(area.minY))
    cairo_scale(context, 1 / Double(scale), 1 / Double(scale))
    cairo_set_source_surface(context, result, 0, 0)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
}

extension PixelGridBuffer {
  /// The pixels of an image surface; nil if it has none.
  fileprivate init?(_ surface: OpaquePointer) {
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.init(
      bytes: data, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)), stride: Int(cairo_image_surface_get_stride(surface)))
  }

  /// Gives each pixel the color that another picture has where a projection leads: the mean of four places in it.
  fileprivate func fill(from source: PixelGridBuffer, _ lookup: ProjectionTransform) {
    let places: [(x: Double, y: Double)] = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        for place in places { sum += source.color(at: Double(x) + place.x, Double(y) + place.y, lookup) }
        row[x] = Self.pixel(sum / Float(places.count))
      }
    }
  }

  /// The color where a projection leads from a point; clear outside of the picture and behind the eye.
  private func color(at x: Double, _ y: Double, _ lookup: ProjectionTransform) -> SIMD4<Float> {
    let depth = lookup.m13 * x + lookup.m23 * y + lookup.m33
    guard depth > 0 else { return .zero }
    let sourceX = (lookup.m11 * x + lookup.m21 * y + lookup.m31) / depth - 0.5
    let sourceY = (lookup.m12 * x + lookup.m22 * y + lookup.m32) / depth - 0.5
    guard sourceX > -1, sourceY > -1, sourceX < Double(width), sourceY < Double(height) else { return .zero }
    let (left, top) = (sourceX.rounded(.down), sourceY.rounded(.down))
    let (shareX, shareY) = (Float(sourceX - left), Float(sourceY - top))
    let (column, line) = (Int(left), Int(top))
    let upper = pixel(column, line) * (1 - shareX) + pixel(column + 1, line) * shareX
    let lower = pixel(column, line + 1) * (1 - shareX) + pixel(column + 1, line + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  /// The four channels of a pixel; clear outside of the picture.
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let place = bytes + y * stride + x * 4
    return SIMD4(Float(place[0]), Float(place[1]), Float(place[2]), Float(place[3]))
  }

  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let rounded = color.rounded(.toNearestOrAwayFromZero)
    return UInt32(rounded[0]) | UInt32(rounded[1]) << 8 | UInt32(rounded[2]) << 16 | UInt32(rounded[3]) << 24
  }
}

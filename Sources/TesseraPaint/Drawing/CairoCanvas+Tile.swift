import CCairo
import Foundation
import TesseraCore

extension CairoCanvas {
  /// The largest side of a tile, in pixels.
  private static let largestTile = 4_096.0

  /// A picture that is repeated as a Cairo pattern; nil if it has no size that can be drawn.
  func makePattern(of tile: TilePaint, opacity: Double) -> OpaquePointer? {
    let frame = tile.frame
    guard frame.width > 0, frame.height > 0, frame.origin.isFinite else { return nil }
    // A whole number of pixels, so that tiles meet without a seam.
    let width = pixels(Double(frame.width), across: true)
    let height = pixels(Double(frame.height), across: false)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    let (scaleX, scaleY) = (Double(width) / Double(frame.width), Double(height) / Double(frame.height))
    cairo_scale(context, scaleX, scaleY)
    cairo_translate(context, -Double(frame.minX), -Double(frame.minY))
    CairoCanvas(context: context).draw(
      DisplayList(items: [.group(DisplayGroup(opacity: opacity * tile.opacity, items: tile.items))]))
    cairo_destroy(context)
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_surface_destroy(surface)
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -Double(frame.minX) * scaleX, y0: -Double(frame.minY) * scaleY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    return pattern
  }

  /// A pattern as a picture of pixels; nil if there is no area.
  func makePicture(of pattern: OpaquePointer, in area: CGRect) -> OpaquePointer? {
    guard area.width > 0, area.height > 0, area.origin.isFinite else { return nil }
    let width = pixels(Double(area.width), across: true)
    let height = pixels(Double(area.height), across: false)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    let (scaleX, scaleY) = (Double(width) / Double(area.width), Double(height) / Double(area.height))
    cairo_scale(context, scaleX, scaleY)
    cairo_translate(context, -Double(area.minX), -Double(area.minY))
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_destroy(context)
    let picture = cairo_pattern_create_for_surface(surface)
    cairo_surface_destroy(surface)
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -Double(area.minX) * scaleX, y0: -Double(area.minY) * scaleY)
    cairo_pattern_set_matrix(picture, &matrix)
    cairo_pattern_set_extend(picture, CAIRO_EXTEND_PAD)
    return picture
  }

  /// How many pixels a length takes, at least one.
  func pixels(_ length: Double, across: Bool) -> Int {
    var (x, y) = across ? (length, 0.0) : (0.0, length)
    cairo_user_to_device_distance(context, &x, &y)
    let density = Double(pixelScale) * (keepsOutlines ? 2 : 1)
    return Int(min(max((x * x + y * y).squareRoot() * density, 1), Self.largestTile).rounded())
  }
}

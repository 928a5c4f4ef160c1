import CCairo

/// How much of each pixel a glyph covers.
struct GlyphMask {
  /// Pixels from the glyph's origin to the top-left corner of the mask.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// Rows from top to bottom without gaps, 0 to 255.
  var coverage: [UInt8]

  /// Draws the outline of a glyph.
  ///
  /// - Parameters:
  ///     - scale: pixels per point.
  ///   - shift: pixels to the right, from 0 to 1.
  init(glyph: UInt32, font: GlyphFont, scale: Double, shift: Double) {
    var bounds = Self.bounds(of: glyph, font: font, scale: scale)
    bounds.width += 1
    self = bounds
    guard width > 0, height > 0 else { return }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return }
    cairo_translate(context, Double(-left) + shift, Double(-top))
    cairo_scale(context, scale, scale)
    context.appendOutline(of: glyph, font: font)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    copyCoverage(from: surface)
  }

  private init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    width = right - left
    height = bottom - top
    coverage = []
  }

  private mutating func copyCoverage(from surface: OpaquePointer?) {
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    coverage.reserveCapacity(width * height)
    for row in 0..<height {
      coverage.append(contentsOf: UnsafeBufferPointer(start: pixels + row * stride, count: width))
    }
  }

  /// The pixels an unshifted glyph touches; no size at all for a blank one.
  private static func bounds(of glyph: UInt32, font: GlyphFont, scale: Double) -> GlyphMask {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    if let context = cairo_create(surface) {
      cairo_scale(context, scale, scale)
      context.appendOutline(of: glyph, font: font)
      cairo_identity_matrix(context)
      cairo_path_extents(context, &left, &top, &right, &bottom)
      cairo_destroy(context)
    }
    guard right > left, bottom > top else { return GlyphMask(left: 0, top: 0, right: -1, bottom: 0) }
    return GlyphMask(
      left: Int(saturating: left.rounded(.down)), top: Int(saturating: top.rounded(.down)),
      right: Int(saturating: right.rounded(.up)), bottom: Int(saturating: bottom.rounded(.up)))
  }
}

/// The masks of one font's glyphs, each at up to four places between two pixels.
///
/// Cairo itself puts glyphs on whole pixels, which makes the gaps between letters uneven.
final class GlyphMaskCache {
  /// Places between two pixels that are distinguished.
  static let phases = 4

  private struct Key: Hashable {
    var glyph: UInt32
    var phase: Int
    var scale: Double
  }

  private var masks: [Key: GlyphMask] = [:]
  /// Scales that are animated would fill the cache without end.
  private static let capacity = 2_000

  func mask(glyph: UInt32, font: GlyphFont, scale: Double, phase: Int) -> GlyphMask {
    let key = Key(glyph: glyph, phase: phase, scale: scale)
    if let mask = masks[key] { return mask }
    if masks.count >= Self.capacity { masks.removeAll(keepingCapacity: true) }
    let shift = Double(phase) / Double(Self.phases)
    let mask = GlyphMask(glyph: glyph, font: font, scale: scale, shift: shift)
    masks[key] = mask
    return mask
  }
}

extension OpaquePointer {
  func setFont(_ font: GlyphFont) {
    var matrix = font.matrix
    cairo_set_font_face(self, font.cairoFace)
    cairo_set_font_matrix(self, &matrix)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(self, options)
    cairo_font_options_destroy(options)
  }

  func appendOutline(of glyph: UInt32, font: GlyphFont) {
    setFont(font)
    var outlined = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(self, &outlined, 1)
  }
}

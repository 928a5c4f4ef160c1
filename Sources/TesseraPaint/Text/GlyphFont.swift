import CCairo
import CPango

/// One font file at one size, as the shaper uses it and as Cairo draws it.
///
/// A text asks for one font and may end up with several of these: characters the font lacks come from others.
final class GlyphFont {
  let pangoFont: UnsafeMutablePointer<PangoFont>
  /// Its lengths are Pango units.
  let shapingFont: OpaquePointer
  let cairoFace: OpaquePointer
  /// From font units of one em to points.
  let matrix: cairo_matrix_t
  /// Whether glyphs bring their own pixels or colors, as emoji do, and cannot be drawn as outlines.
  let isPicture: Bool
  let masks = GlyphMaskCache()
  /// How much wider than designed the glyphs are.
  let stretch: Double

  /// - Parameter stretch: how much wider than designed the glyphs are to be. Faces that are not of the usual width, and those with
  ///   pictures, keep their own.
  init(_ font: UnsafeMutablePointer<PangoFont>, stretch: Double) {
    g_object_ref(font)
    pangoFont = font
    let designed: OpaquePointer = pango_font_get_hb_font(font)
    let scaledFont = pango_cairo_font_get_scaled_font(Self.cairoFont(font))
    cairoFace = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaledFont))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    let face = hb_font_get_face(designed)
    isPicture = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    self.stretch = isPicture || stretch == 1 || !Self.hasUsualWidth(font) ? 1 : stretch
    matrix.xx *= self.stretch
    matrix.xy *= self.stretch
    self.matrix = matrix
    if self.stretch == 1 {
      shapingFont = hb_font_reference(designed)
    } else {
      shapingFont = hb_font_create_sub_font(designed)
      var scale: (x: Int32, y: Int32) = (0, 0)
      hb_font_get_scale(designed, &scale.x, &scale.y)
      hb_font_set_scale(shapingFont, Int32((Double(scale.x) * self.stretch).rounded()), scale.y)
    }
  }

  private static func hasUsualWidth(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_stretch(description) == PANGO_STRETCH_NORMAL
  }

  deinit {
    hb_font_destroy(shapingFont)
    cairo_font_face_destroy(cairoFace)
    g_object_unref(pangoFont)
  }

  /// Points an em is high.
  var emSize: Double {
    max(abs(matrix.xx), abs(matrix.yy))
  }

  /// Family name of the file that was found, which may differ from the one asked for.
  var familyName: String {
    let description = pango_font_describe(pangoFont)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }

  private static func cairoFont(_ font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer {
    OpaquePointer(font)
  }
}

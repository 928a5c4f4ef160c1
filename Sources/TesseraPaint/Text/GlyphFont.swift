import CCairo
import CPango

/// One font file at one size, as the shaper uses it and as Cairo draws it.
///
/// A text asks for one font and may end up with several of these: characters the font lacks come from others.
final class GlyphFont {
  let pangoFont: UnsafeMutablePointer<PangoFont>
  /// Belongs to `pangoFont`; its lengths are Pango units.
  let shapingFont: OpaquePointer
  let cairoFace: OpaquePointer
  /// From font units of one em to points.
  let matrix: cairo_matrix_t
  /// Whether glyphs bring their own pixels or colors, as emoji do, and cannot be drawn as outlines.
  let isPicture: Bool
  let masks = GlyphMaskCache()

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    g_object_ref(font)
    pangoFont = font
    shapingFont = pango_font_get_hb_font(font)
    let scaledFont = pango_cairo_font_get_scaled_font(Self.cairoFont(font))
    cairoFace = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaledFont))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    self.matrix = matrix
    let face = hb_font_get_face(shapingFont)
    isPicture = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  deinit {
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

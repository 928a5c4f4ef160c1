import CCairo
import CPango
import Foundation
import TesseraCore

/// Finds, loads and keeps fonts.
///
/// It owns its font map instead of using Pango's, which is one for each thread and shared with all other code in the
/// process.
final class FontLibrary {
  /// A `PangoContext` that measures without hinting and without rounding, so that figures do not depend on the
  /// machine.
  let context: OpaquePointer
  let missingFonts = MissingFonts()
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var fonts: [ResolvedFont: TextFont] = [:]
  private var glyphFonts: [GlyphFontKey: GlyphFont] = [:]
  /// By HarfBuzz face, which fonts of all sizes share; the faces are kept alive by references.
  private var rules: [OpaquePointer: NeighborRules?] = [:]
  private var lastFont: TextFont?

  /// Sizes in points that fonts can have; what lies outside is set to the nearest.
  private static let sizes: ClosedRange<CGFloat> = 0.0625...8192
  /// Only animated sizes lead to more fonts than this; all are then released at once.
  private static let capacity = 512

  init() {
    BundleFonts.register
    InstalledFonts.register
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    rules.keys.forEach(hb_face_destroy)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// The font for a request. Something is always found; how good a match it is depends on what is installed.
  func font(for request: ResolvedFont) -> TextFont {
    if let lastFont, lastFont.request == request { return lastFont }
    let font = fonts[request] ?? load(request)
    lastFont = font
    return font
  }

  /// The drawing side of a font that the shaper has chosen.
  ///
  /// - Parameter request: the font that was asked for; the system's is as wide as it says (J470).
  func glyphFont(for font: UnsafeMutablePointer<PangoFont>, _ request: ResolvedFont) -> GlyphFont {
    let key = GlyphFontKey(font: font, stretch: SystemFont.stretch(of: request))
    if let known = glyphFonts[key] { return known }
    let glyphFont = GlyphFont(font, stretch: key.stretch)
    glyphFonts[key] = glyphFont
    return glyphFont
  }

  private struct GlyphFontKey: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let stretch: Double
  }

  private func load(_ request: ResolvedFont) -> TextFont {
    if fonts.count >= Self.capacity {
      fonts.removeAll(keepingCapacity: true)
      glyphFonts.removeAll(keepingCapacity: true)
    }
    let description = Self.describe(request)
    let loaded = pango_context_load_font(context, description)!
    defer { g_object_unref(loaded) }
    let glyphFont = glyphFont(for: loaded, request)
    let font = TextFont(
      request, description: description, glyphFont: glyphFont, rules: rules(of: hb_font_get_face(glyphFont.shapingFont))
    )
    fonts[request] = font
    return font
  }

  private func rules(of face: OpaquePointer) -> NeighborRules? {
    if let known = rules[face] { return known }
    hb_face_reference(face)
    let read = ShapingPlan.additiveRules(of: face)
    rules[face] = .some(read)
    return read
  }

  private static func describe(_ request: ResolvedFont) -> OpaquePointer {
    let request = withFace(request)
    let description = pango_font_description_new()!
    let size = request.size.isNaN ? sizes.lowerBound : min(max(request.size, sizes.lowerBound), sizes.upperBound)
    pango_font_description_set_family(description, SystemFont.familyNames(for: request.family, size: size))
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    let weight = min(max(request.weight, 100), 1000)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(description, request.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // The nearest face that the family has is found.
    if request.width != 0 {
      pango_font_description_set_stretch(
        description, PangoStretch(rawValue: UInt32(4 + min(max(request.width, -4), 4))))
    }
    if request.hasSmallCaps {
      pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
    }
    return description
  }

  /// A request for a face by its own name as one for its family. A weight that was asked for goes before the face's.
  private static func withFace(_ request: ResolvedFont) -> ResolvedFont {
    guard case .named(let name) = request.family, let face = FontFace(named: name) else { return request }
    var request = request
    request.family = .named(face.family)
    if request.weight == 400 { request.weight = face.weight }
    request.isItalic = request.isItalic || face.isItalic
    return request
  }
}

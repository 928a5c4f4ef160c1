import CPango
import Foundation
import TesseraCore

/// A `ResolvedFont` that has been found and loaded.
final class TextFont {
  let request: ResolvedFont
  /// A `PangoFontDescription`.
  let description: OpaquePointer
  let glyphFont: GlyphFont
  /// Pango units above and below the baseline, whole points; together they are the height of a line (C80).
  let ascent: Int
  let descent: Int
  /// Pango units that the system font adds after every character at this size.
  let systemTracking: Int
  /// Pango units, from the baseline upward to the top of the line drawn under text.
  let underlinePosition: Int
  let strikethroughPosition: Int
  let decorationThickness: Int
  /// Widths without a shaper, where the tables of the font prove that they are the shaper's own.
  let latinWidths: LatinWidths?

  /// - Parameter rules: those of the font's face, nil if its widths cannot be added up.
  init(_ request: ResolvedFont, description: OpaquePointer, glyphFont: GlyphFont, rules: NeighborRules?) {
    self.request = request
    self.description = description
    self.glyphFont = glyphFont
    let size = Double(pango_font_description_get_size(description))
    let vertical = VerticalMetrics(request: request, sizeInUnits: size, glyphFont: glyphFont)
    ascent = vertical.ascent
    descent = vertical.descent
    systemTracking = SystemFont.tracking(of: request, familyName: glyphFont.familyName)

    let lines = DecorationMetrics(glyphFont.shapingFont, sizeInUnits: size)
    decorationThickness = lines.thickness
    underlinePosition = lines.underlinePosition
    strikethroughPosition = lines.strikethroughPosition
    let isPlain = !request.hasMonospacedDigits && !request.hasSmallCaps
    latinWidths = isPlain ? rules.map { LatinWidths(font: glyphFont.shapingFont, rules: $0) } : nil
  }

  deinit {
    pango_font_description_free(description)
  }

  var metrics: FontMetrics {
    FontMetrics(
      ascent: PangoUnits.points(ascent), descent: PangoUnits.points(descent),
      lineHeight: PangoUnits.points(ascent + descent))
  }
}

/// Heights above and below the baseline, in Pango units.
private struct VerticalMetrics {
  let ascent: Int
  let descent: Int

  /// All designs of the system font share one line height, so that mixing them does not move lines.
  /// A font asked for by name keeps its own.
  init(request: ResolvedFont, sizeInUnits size: Double, glyphFont: GlyphFont) {
    var extents = hb_font_extents_t()
    if case .named = request.family, hb_font_get_h_extents(glyphFont.shapingFont, &extents) != 0 {
      ascent = Self.wholePoints(Double(extents.ascender))
      descent = Self.wholePoints(Double(-extents.descender) + Double(extents.line_gap))
    } else {
      ascent = Self.wholePoints(size * SystemFont.ascent)
      descent = Self.wholePoints(size * (SystemFont.lineHeight - SystemFont.ascent))
    }
  }

  /// Baselines and lines lie on whole points in every line of a text.
  private static func wholePoints(_ length: Double) -> Int {
    let unitsInPoint = Double(PANGO_SCALE)
    return Int(saturating: (length / unitsInPoint).rounded() * unitsInPoint)
  }
}

/// Where the designer of a font wants lines under and through the text, in Pango units.
private struct DecorationMetrics {
  let thickness: Int
  let underlinePosition: Int
  let strikethroughPosition: Int

  /// Fonts that say nothing about it get what is usual.
  init(_ font: OpaquePointer, sizeInUnits size: Double) {
    func metric(_ tag: hb_ot_metrics_tag_t, otherwise share: Double) -> Int {
      var position: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Int(position) : Int(saturating: size * share)
    }
    thickness = max(metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: 0.05), Int(saturating: size / 20))
    underlinePosition = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, otherwise: -0.1)
    strikethroughPosition = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, otherwise: 0.3)
  }
}

import CCairo
import Foundation
import TesseraCore

/// Glyphs of one font and one style on one line, in points from the top-left corner of their text.
struct PaintedRun {
  var font: GlyphFont
  /// Distance from the top of the text; glyphs stand on it unless they are marks.
  var baseline: CGFloat
  var color: Color.Resolved
  /// What takes the place of the color; see `TextPaint`.
  var foreground: TextForeground?
  /// Each with the point on the baseline it is drawn from.
  var glyphs: [cairo_glyph_t]
  /// A picture in the place of the glyphs, and where it begins.
  var attachment: (picture: TextAttachment, x: CGFloat)?
  /// Lines under and through the text.
  var decorations: [Decoration]
  /// What lies behind the text.
  var background: (frame: CGRect, color: Color.Resolved)?
  /// Whether glyphs lie exactly where they belong, rather than where they look sharpest.
  var isExact = false

  struct Decoration {
    var frame: CGRect
    var pattern: Text.LineStyle.Pattern
    /// nil: that of the glyphs.
    var color: Color.Resolved?
  }
}

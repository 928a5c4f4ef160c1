import CPango
import Foundation
import TesseraCore

/// A text turned into glyphs, before it is broken into lines.
///
/// Shaping does not depend on a width, so it happens once; every width then only adds up pieces.
/// All lengths are Pango units.
final class ShapedText {
  /// A glyph and where it is drawn from; pieces say how far the next one is.
  struct Glyph {
    var id: UInt32
    var advance: Int32
    var xOffset: Int32
    /// Upward.
    var yOffset: Int32

    /// The `id` of what takes up space without being seen.
    static let invisible = UInt32.max
  }

  /// What cannot be broken: a character as readers see it, or several that share a glyph.
  struct Piece {
    /// In the order they are drawn, from left to right.
    var glyphs: Range<Int>
    var run: Int
    /// Where it starts in the text, in UTF-8 bytes.
    var offset: Int
    /// With tracking.
    var width: Int
    var isWhitespace: Bool
    /// Whether a line may start here.
    var canStartLine: Bool
  }

  /// Pieces that share a font, a style and a direction.
  struct Run {
    var font: GlyphFont
    /// Index into `ResolvedText.runs`.
    var style: Int
    /// Of the bidirectional algorithm: odd is right to left.
    var level: Int
  }

  /// The text between two explicit line breaks.
  struct Paragraph {
    var pieces: Range<Int>
    /// The style that says how high the line is when it has no pieces.
    var style: Int
    var level: Int
  }

  /// How high the characters of a style make their line.
  struct Style {
    var font: TextFont
    /// The size of the font.
    var size: Int
    var ascent: Int
    var descent: Int
    /// Upward.
    var raise: Int
    /// Added to each character.
    var spacing: Int
    /// Whether the character spacing is explicit, which excludes ligatures.
    var spreadsLigatures: Bool
  }

  let text: ResolvedText
  let styles: [Style]
  var glyphs: [Glyph] = []
  var pieces: [Piece] = []
  var runs: [Run] = []
  var paragraphs: [Paragraph] = []
  /// Where lines may start is only looked up when a text has to be broken.
  var knowsLineStarts = true

  init(text: ResolvedText, styles: [Style]) {
    self.text = text
    self.styles = styles
  }

  private(set) lazy var measure: TextMeasure = makeMeasure()
  /// Width of the widest paragraph.
  private(set) lazy var naturalWidth: Int = paragraphs.lazy.map { self.width(of: $0.pieces) }.max() ?? 0

  func width(of range: Range<Int>) -> Int {
    pieces[range].reduce(0) { $0 + $1.width }
  }

  /// Ascent and descent of a line with these pieces, or of an empty line in `style`.
  func heights(of range: Range<Int>, emptyStyle: Int) -> LineHeights {
    var heights = LineHeights(setting: text.lineHeight)
    var lastRun = -1
    for piece in pieces[range] where piece.run != lastRun {
      lastRun = piece.run
      heights.include(styles[runs[lastRun].style])
    }
    if range.isEmpty { heights.include(styles[emptyStyle]) }
    return heights
  }

  private func makeMeasure() -> TextMeasure {
    var bottom = 0
    var firstBaseline = 0
    var lastBaseline = 0
    let spacing = PangoUnits.units(text.lineSpacing)
    for (index, paragraph) in paragraphs.enumerated() {
      let heights = heights(of: paragraph.pieces, emptyStyle: paragraph.style)
      if index > 0 { bottom += spacing }
      lastBaseline = bottom + heights.ascent
      if index == 0 { firstBaseline = lastBaseline }
      bottom = lastBaseline + heights.descent
    }
    return TextMeasure(
      size: CGSize(width: PangoUnits.points(max(naturalWidth, 0)), height: PangoUnits.points(max(bottom, 0))),
      firstBaseline: PangoUnits.points(firstBaseline), lastBaseline: PangoUnits.points(lastBaseline),
      minimumWidth: PangoUnits.points(max(0, pieces.lazy.map(\.width).max() ?? 0)), lineCount: paragraphs.count)
  }
}

/// How far a line reaches above and below its baseline, in Pango units.
struct LineHeights {
  private var extent: (ascent: Int, descent: Int)?
  private var largestSize = 0
  private let setting: AttributedString.LineHeight?

  /// - Parameter setting: what decides instead of the fonts, if anything does.
  init(setting: AttributedString.LineHeight?) {
    self.setting = setting
  }

  var ascent: Int { (extent?.ascent ?? 0) + excess / 2 }
  var descent: Int { (extent?.descent ?? 0) + excess - excess / 2 }

  /// J408: what the line has more than its fonts ask for, or less.
  private var excess: Int {
    guard let setting, let extent, let height = setting.height(ofFontSize: PangoUnits.points(largestSize)) else {
      return 0
    }
    return PangoUnits.units(height) - extent.ascent - extent.descent
  }

  mutating func include(_ style: ShapedText.Style) {
    largestSize = max(largestSize, style.size)
    // J18: the line has room for the characters where they would stand and where they are.
    let ascent = style.ascent + max(style.raise, 0)
    let descent = style.descent + max(-style.raise, 0)
    extent = extent.map { (max($0.ascent, ascent), max($0.descent, descent)) } ?? (ascent, descent)
  }

  mutating func include(_ other: LineHeights) {
    guard let added = other.extent else { return }
    largestSize = max(largestSize, other.largestSize)
    extent = extent.map { (max($0.ascent, added.ascent), max($0.descent, added.descent)) } ?? added
  }
}

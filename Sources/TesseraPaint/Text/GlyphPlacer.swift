import CCairo
import Foundation
import TesseraCore

/// Gives the glyphs of a line their places.
enum GlyphPlacer {
  /// Pieces of one run that lie side by side.
  struct Segment {
    var source: ShapedText
    var run: Int
    var pieces: Range<Int>
    var level: Int
  }

  /// - Parameters:
  ///   - left: Pango units from the left edge of the text.
  ///   - baseline: Pango units from its top.
  static func place(_ line: LineBreaker.Line, left: Int, baseline: Int, into runs: inout [PaintedRun]) {
    let segments = visualOrder(line.parts.flatMap(segments))
    // The space that hangs over the end of a right-to-left line lies to the left of it.
    var pen = left - (line.level % 2 == 1 ? overhang(of: segments, lineWidth: line.width) : 0)
    for segment in segments {
      runs.append(paint(segment, from: &pen, baseline: baseline))
    }
  }

  static func overhang(of segments: [Segment], lineWidth: Int) -> Int {
    segments.reduce(0) { $0 + $1.source.width(of: $1.pieces) } - lineWidth
  }

  static func segments(of part: LineBreaker.Part) -> [Segment] {
    var segments: [Segment] = []
    for index in part.pieces {
      let run = part.source.pieces[index].run
      if let last = segments.indices.last, segments[last].run == run {
        segments[last].pieces = segments[last].pieces.lowerBound..<index + 1
      } else {
        let level = part.level ?? part.source.runs[run].level
        segments.append(Segment(source: part.source, run: run, pieces: index..<index + 1, level: level))
      }
    }
    return segments
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level down to the lowest odd one, every stretch of that
  /// level or higher is turned around.
  static func visualOrder(_ segments: [Segment]) -> [Segment] {
    guard let highest = segments.map(\.level).max(), highest > 0 else { return segments }
    var ordered = segments
    for level in stride(from: highest, through: 1, by: -1) {
      var index = 0
      while index < ordered.count {
        guard ordered[index].level >= level else {
          index += 1
          continue
        }
        let end = ordered[index...].firstIndex { $0.level < level } ?? ordered.count
        ordered[index..<end].reverse()
        index = end
      }
    }
    return ordered
  }

  private static func paint(_ segment: Segment, from pen: inout Int, baseline: Int) -> PaintedRun {
    let source = segment.source
    let run = source.runs[segment.run]
    let style = source.styles[run.style]
    let attributes = source.text.runs[run.style].attributes
    let y = baseline - style.raise
    let start = pen
    var glyphs: [cairo_glyph_t] = []
    glyphs.reserveCapacity(segment.pieces.count)
    let isRightToLeft = run.level % 2 == 1
    for step in 0..<segment.pieces.count {
      let index = isRightToLeft ? segment.pieces.upperBound - 1 - step : segment.pieces.lowerBound + step
      place(source.pieces[index], of: source, pen: pen, y: y, into: &glyphs)
      pen += source.pieces[index].width
    }
    return PaintedRun(
      font: run.font, baseline: PangoUnits.points(y), color: attributes.color, foreground: attributes.foreground,
      glyphs: glyphs,
      attachment: attributes.attachment.map { ($0, PangoUnits.points(start)) },
      decorations: decorations(attributes, font: style.font, y: y, from: start, to: pen),
      background: attributes.rarities?.background.map { color in
        let frame = CGRect(
          x: PangoUnits.points(start), y: PangoUnits.points(y - style.ascent), width: PangoUnits.points(pen - start),
          height: PangoUnits.points(style.ascent + style.descent))
        return (frame, color)
      })
  }

  /// What is drawn of some pieces of a run, which begin at `left`.
  static func paint(_ segment: Segment, left: Int, baseline: Int) -> PaintedRun {
    var pen = left
    return paint(segment, from: &pen, baseline: baseline)
  }

  private static func place(
    _ piece: ShapedText.Piece, of source: ShapedText, pen: Int, y: Int, into glyphs: inout [cairo_glyph_t]
  ) {
    var x = pen
    for glyph in source.glyphs[piece.glyphs] {
      if glyph.id != ShapedText.Glyph.invisible {
        glyphs.append(
          cairo_glyph_t(
            index: UInt(glyph.id), x: Double(PangoUnits.points(x + Int(glyph.xOffset))),
            y: Double(PangoUnits.points(y - Int(glyph.yOffset)))))
      }
      x += Int(glyph.advance)
    }
  }

  private static func decorations(
    _ attributes: ResolvedText.Attributes, font: TextFont, y: Int, from start: Int, to end: Int
  ) -> [PaintedRun.Decoration] {
    func line(_ decoration: ResolvedText.LineDecoration?, position: Int) -> PaintedRun.Decoration? {
      guard let decoration, end > start else { return nil }
      let frame = CGRect(
        x: PangoUnits.points(start), y: PangoUnits.points(y - position), width: PangoUnits.points(end - start),
        height: PangoUnits.points(font.decorationThickness))
      return PaintedRun.Decoration(frame: frame, pattern: decoration.pattern, color: decoration.color)
    }
    return [
      line(attributes.underline, position: font.underlinePosition),
      line(attributes.strikethrough, position: font.strikethroughPosition),
    ].compactMap { $0 }
  }
}

import CPango
import Foundation
import TesseraCore

/// Shapes any text: all scripts and directions, several styles, fonts that stand in for missing characters.
///
/// Pango's own layout does the work, with one unlimited line per paragraph. Its result is split into pieces in reading
/// order.
final class PangoShaper {
  private let library: FontLibrary
  /// A `PangoLayout`, used again for each text.
  private let layout: OpaquePointer

  init(library: FontLibrary) {
    self.library = library
    layout = pango_layout_new(library.context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Pango counts the characters from the beginning of its text for each paragraph, so a long text goes to it in
  /// stretches.
  func shape(into shaped: ShapedText) {
    let source = SourceText(shaped.text)
    var direction = shaped.text.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
    if shaped.text.writesByLayout {
      direction = shaped.text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    }
    pango_layout_set_auto_dir(layout, shaped.text.writesByLayout ? 0 : 1)
    for chunk in source.chunks() {
      direction = shape(SourceChunk(source, chunk), direction, into: shaped)
    }
    pango_layout_set_text(layout, "", 0)
  }

  /// Shapes some paragraphs.
  ///
  /// - Parameter direction: that of paragraphs without letters.
  /// - Returns: the direction of the last paragraph, which the next one has if it is without letters.
  private func shape(
    _ source: SourceChunk, _ direction: PangoDirection, into shaped: ShapedText
  ) -> PangoDirection {
    pango_context_set_base_dir(library.context, direction)
    setUp(source, for: shaped)
    var attributeCount: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(layout, &attributeCount)
    let characters = CharacterAttributes(
      text: source.bytes, attributes: UnsafeBufferPointer(start: attributes, count: Int(attributeCount)))
    var last = direction
    for index in 0..<pango_layout_get_line_count(layout) {
      if let line = pango_layout_get_line_readonly(layout, index) {
        append(line.pointee, source: source, characters: characters, to: shaped)
        last = PangoDirection(rawValue: line.pointee.resolved_dir)
      }
    }
    return last
  }

  private func setUp(_ source: SourceChunk, for shaped: ShapedText) {
    pango_layout_context_changed(layout)
    pango_layout_set_font_description(layout, shaped.styles[0].font.description)
    let list = pango_attr_list_new()!
    for index in source.styles {
      let style = shaped.styles[index]
      let range = source.range(ofStyle: index)
      insert(pango_attr_font_desc_new(style.font.description), range, into: list)
      if let picture = shaped.text.runs[index].attributes.attachment {
        var box = PangoRectangle(
          x: 0, y: Int32(clamping: -style.ascent), width: Int32(clamping: PangoUnits.units(picture.width)),
          height: Int32(clamping: style.ascent + style.descent))
        insert(pango_attr_shape_new(&box, &box), range, into: list)
      }
      if let language = shaped.text.runs[index].attributes.rarities?.language {
        insert(pango_attr_language_new(pango_language_from_string(language)), range, into: list)
      }
      if let features = ShapingPlan.featureList(of: style) {
        insert(pango_attr_font_features_new(features), range, into: list)
      }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    source.bytes.withUnsafeBytes {
      pango_layout_set_text(layout, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count))
    }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, into list: OpaquePointer
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func append(
    _ line: PangoLayoutLine, source: SourceChunk, characters: CharacterAttributes, to shaped: ShapedText
  ) {
    let firstPiece = shaped.pieces.count
    for item in readingOrder(line) {
      append(item, source: source, characters: characters, to: shaped)
    }
    shaped.paragraphs.append(
      ShapedText.Paragraph(
        pieces: firstPiece..<shaped.pieces.count, style: source.style(at: Int(line.start_index)),
        level: line.resolved_dir == PANGO_DIRECTION_RTL.rawValue ? 1 : 0))
  }

  /// The runs of a line as they are read; Pango lists them as they are seen.
  private func readingOrder(_ line: PangoLayoutLine) -> [PangoGlyphItem] {
    var items: [PangoGlyphItem] = []
    var node = line.runs
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        items.append(item.pointee)
      }
      node = current.pointee.next
    }
    return items.sorted { $0.item.pointee.offset < $1.item.pointee.offset }
  }

  private func append(
    _ run: PangoGlyphItem, source: SourceChunk, characters: CharacterAttributes, to shaped: ShapedText
  ) {
    let item = run.item.pointee
    let level = Int(item.analysis.level)
    let request = shaped.styles[source.style(at: Int(item.offset))].font.request
    let font = library.glyphFont(for: item.analysis.font, request)
    var currentStyle = -1
    for cluster in Clusters(run, isRightToLeft: level % 2 == 1) {
      let place = Int(item.offset) + cluster.offset
      let style = source.style(at: place)
      let glyphs = appendGlyphs(cluster.glyphs, of: run, font: font, to: shaped)
      let width = shaped.glyphs[glyphs].reduce(0) { $0 + Int($1.advance) }
      if style != currentStyle {
        currentStyle = style
        shaped.runs.append(ShapedText.Run(font: font, style: style, level: level))
      }
      shaped.pieces.append(
        ShapedText.Piece(
          glyphs: glyphs, run: shaped.runs.count - 1, offset: source.start + place,
          width: width + spacing(after: font, style: shaped.styles[style]),
          isWhitespace: characters.isBreakingSpace(at: place),
          canStartLine: characters.canStartLine(at: place)))
    }
  }

  /// The system font's own spacing does not extend to fonts that stand in for it.
  private func spacing(after font: GlyphFont, style: ShapedText.Style) -> Int {
    style.spacing + (font === style.font.glyphFont ? style.font.systemTracking : 0)
  }

  private func appendGlyphs(
    _ range: Range<Int>, of run: PangoGlyphItem, font: GlyphFont, to shaped: ShapedText
  ) -> Range<Int> {
    let first = shaped.glyphs.count
    for index in range {
      let glyph = run.glyphs.pointee.glyphs[index]
      let id = GlyphIdentifier.drawable(glyph.glyph)
      if let character = GlyphIdentifier.character(without: glyph.glyph) { library.missingFonts.note(character) }
      let advance =
        id == GlyphIdentifier.missing
        ? hb_font_get_glyph_h_advance(font.shapingFont, id) : stretched(glyph.geometry.width, font)
      shaped.glyphs.append(
        ShapedText.Glyph(
          id: id, advance: advance, xOffset: stretched(glyph.geometry.x_offset, font),
          yOffset: -glyph.geometry.y_offset))
    }
    return first..<shaped.glyphs.count
  }
}

extension PangoShaper {
  /// Pango shapes with letters as wide as designed.
  private func stretched(_ length: Int32, _ font: GlyphFont) -> Int32 {
    font.stretch == 1 ? length : Int32((Double(length) * font.stretch).rounded())
  }

  /// Pango marks glyphs that are not in the font by numbers beyond any font's.
  private enum GlyphIdentifier {
    static let nothing: UInt32 = 0x0FFF_FFFF
    static let unknownFlag: UInt32 = 0x1000_0000
    static let missing: UInt32 = 0

    /// The character that a glyph stands for where no font has one for it.
    static func character(without glyph: UInt32) -> UInt32? {
      glyph != nothing && glyph & unknownFlag != 0 ? glyph & ~unknownFlag : nil
    }

    static func drawable(_ glyph: UInt32) -> UInt32 {
      if glyph == nothing { return ShapedText.Glyph.invisible }
      return glyph & unknownFlag != 0 ? missing : glyph
    }
  }

  /// The clusters of a run in reading order, each with its glyphs from left to right.
  private struct Clusters: Sequence, IteratorProtocol {
    private let starts: UnsafeMutablePointer<Int32>
    private let count: Int
    private let isRightToLeft: Bool
    private var position: Int

    init(_ run: PangoGlyphItem, isRightToLeft: Bool) {
      starts = run.glyphs.pointee.log_clusters
      count = Int(run.glyphs.pointee.num_glyphs)
      self.isRightToLeft = isRightToLeft
      position = isRightToLeft ? count : 0
    }

    mutating func next() -> (offset: Int, glyphs: Range<Int>)? {
      isRightToLeft ? nextLeftwards() : nextRightwards()
    }

    private mutating func nextRightwards() -> (offset: Int, glyphs: Range<Int>)? {
      guard position < count else { return nil }
      let first = position
      let offset = starts[first]
      repeat { position += 1 } while position < count && starts[position] == offset
      return (Int(offset), first..<position)
    }

    private mutating func nextLeftwards() -> (offset: Int, glyphs: Range<Int>)? {
      guard position > 0 else { return nil }
      let end = position
      let offset = starts[end - 1]
      repeat { position -= 1 } while position > 0 && starts[position - 1] == offset
      return (Int(offset), position..<end)
    }
  }
}

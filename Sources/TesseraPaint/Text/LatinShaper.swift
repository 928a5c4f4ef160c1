import CPango
import TesseraCore

/// Shapes text of one style and of Latin characters only, which needs HarfBuzz at most.
final class LatinShaper {
  private let buffer: OpaquePointer = hb_buffer_create()

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// - Returns: false if the text is not of that kind; nothing is changed then.
  func shape(into shaped: ShapedText) -> Bool {
    let text = shaped.text
    guard shaped.styles.count == 1, !text.runs[0].attributes.font.hasSmallCaps,
      text.runs[0].attributes.rarities?.language == nil, !text.runs[0].string.isEmpty,
      !(text.writesByLayout && text.isRightToLeft)
    else { return false }
    let done = text.runs[0].string.utf8.withContiguousStorageIfAvailable { bytes in
      addUp(bytes, into: shaped) || (isCovered(bytes, by: shaped.styles[0].font) && askHarfBuzz(bytes, into: shaped))
    }
    guard done == true else { return false }
    let font = shaped.styles[0].font
    shaped.runs = [ShapedText.Run(font: font.glyphFont, style: 0, level: 0)]
    shaped.paragraphs = [ShapedText.Paragraph(pieces: shaped.pieces.indices, style: 0, level: 0)]
    shaped.knowsLineStarts = false
    return true
  }

  private func addUp(_ text: UnsafeBufferPointer<UInt8>, into shaped: ShapedText) -> Bool {
    guard let widths = shaped.styles[0].font.latinWidths else { return false }
    let spacing = spacing(of: shaped)
    var glyphs: [ShapedText.Glyph] = []
    var pieces: [ShapedText.Piece] = []
    glyphs.reserveCapacity(text.count)
    pieces.reserveCapacity(text.count)
    let isExact = widths.forEachGlyph(in: text) { glyph, advance, offset in
      let index = glyphs.count
      glyphs.append(ShapedText.Glyph(id: glyph, advance: advance, xOffset: 0, yOffset: 0))
      pieces.append(
        ShapedText.Piece(
          glyphs: index..<index + 1, run: 0, offset: offset, width: Int(advance) + spacing,
          isWhitespace: text[offset] == Self.space, canStartLine: false))
    }
    guard isExact else { return false }
    shaped.glyphs = glyphs
    shaped.pieces = pieces
    return true
  }

  /// - Returns: false if HarfBuzz ran out of memory.
  private func askHarfBuzz(_ text: UnsafeBufferPointer<UInt8>, into shaped: ShapedText) -> Bool {
    let style = shaped.styles[0]
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    ShapingPlan.prepare(buffer, script: Self.hasLetter(text) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    let features = ShapingPlan.features(of: style)
    hb_shape(style.font.glyphFont.shapingFont, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return false }
    appendPieces(Int(count), infos: infos, positions: positions, text: text, to: shaped)
    return true
  }

  private func appendPieces(
    _ count: Int, infos: UnsafePointer<hb_glyph_info_t>, positions: UnsafePointer<hb_glyph_position_t>,
    text: UnsafeBufferPointer<UInt8>, to shaped: ShapedText
  ) {
    let spacing = spacing(of: shaped)
    shaped.glyphs.reserveCapacity(count)
    shaped.pieces.reserveCapacity(count)
    var start = 0
    while start < count {
      let cluster = infos[start].cluster
      var end = start
      var width = spacing
      while end < count, infos[end].cluster == cluster {
        let position = positions[end]
        shaped.glyphs.append(
          ShapedText.Glyph(
            id: infos[end].codepoint, advance: position.x_advance, xOffset: position.x_offset,
            yOffset: position.y_offset))
        width += Int(position.x_advance)
        end += 1
      }
      shaped.pieces.append(
        ShapedText.Piece(
          glyphs: start..<end, run: 0, offset: Int(cluster), width: width,
          isWhitespace: text[Int(cluster)] == Self.space,
          canStartLine: false))
      start = end
    }
  }

  private func spacing(of shaped: ShapedText) -> Int {
    shaped.styles[0].font.systemTracking + shaped.styles[0].spacing
  }

  private func isCovered(_ text: UnsafeBufferPointer<UInt8>, by font: TextFont) -> Bool {
    var glyph: UInt32 = 0
    return LatinText.forEachIndex(in: text) { index, _ in
      hb_font_get_nominal_glyph(font.glyphFont.shapingFont, LatinText.scalar(index), &glyph) != 0
    }
  }

  private static func hasLetter(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !LatinText.forEachIndex(in: text) { index, _ in !LatinText.isLetter(index) }
  }

  private static let space = UInt8(ascii: " ")
}

import TesseraCore

/// Breaks shaped text into lines no wider than a width.
struct LineBreaker {
  /// A piece of a line: some pieces of a text, in reading order.
  struct Part {
    var source: ShapedText
    var pieces: Range<Int>
    /// Set for an ellipsis, which reads in the direction of its paragraph.
    var level: Int?
  }

  struct Line {
    /// One part, or up to three when an ellipsis stands for what was cut out.
    var parts: [Part]
    /// Pango units, without the space that hangs over the end.
    var width: Int
    var level: Int
    var heights: LineHeights
  }

  struct Result {
    var lines: [Line]
    var isTruncated: Bool
  }

  let shaped: ShapedText
  /// Pango units; nil does not limit lines.
  let limit: Int?
  let maximumLines: Int?
  /// Shapes the ellipsis in the style of a run.
  let ellipsis: (ResolvedText.Attributes) -> ShapedText
  private let pieces: [ShapedText.Piece]

  init(
    shaped: ShapedText, limit: Int?, maximumLines: Int?, ellipsis: @escaping (ResolvedText.Attributes) -> ShapedText
  ) {
    self.shaped = shaped
    self.limit = limit
    self.maximumLines = maximumLines
    self.ellipsis = ellipsis
    pieces = shaped.pieces
  }

  func breakLines() -> Result {
    var lines: [Line] = []
    for (index, paragraph) in shaped.paragraphs.enumerated() {
      let isLastParagraph = index == shaped.paragraphs.count - 1
      var start = paragraph.pieces.lowerBound
      repeat {
        let end = endOfLine(from: start, to: paragraph.pieces.upperBound)
        let isRest = end < paragraph.pieces.upperBound || !isLastParagraph
        if let maximumLines, lines.count + 1 >= maximumLines, isRest {
          lines.append(truncatedLine(start..<paragraph.pieces.upperBound, of: paragraph))
          return Result(lines: lines, isTruncated: true)
        }
        lines.append(line(start..<end, of: paragraph))
        start = end
      } while start < paragraph.pieces.upperBound
    }
    return Result(lines: lines, isTruncated: false)
  }

  /// Where the line that starts at `start` ends: at the last place that fits and may start a line, else at the last
  /// piece that fits, and after one piece at least.
  private func endOfLine(from start: Int, to end: Int) -> Int {
    guard let limit else { return end }
    var width = 0
    var lastBreak: Int?
    for index in start..<end {
      let piece = pieces[index]
      if index > start {
        if piece.canStartLine { lastBreak = index }
        if !piece.isWhitespace && width + piece.width > limit { return lastBreak ?? index }
      }
      width += piece.width
    }
    return end
  }

  private func line(_ range: Range<Int>, of paragraph: ShapedText.Paragraph) -> Line {
    Line(
      parts: [Part(source: shaped, pieces: range)],
      width: visibleWidth(of: range, endsParagraph: range.upperBound == paragraph.pieces.upperBound),
      level: paragraph.level, heights: shaped.heights(of: range, emptyStyle: paragraph.style))
  }

  /// Space at the end counts as far as there is room for it, if the line was not broken there.
  private func visibleWidth(of range: Range<Int>, endsParagraph: Bool) -> Int {
    let inked = shaped.width(of: trimmed(range))
    guard endsParagraph else { return max(inked, 0) }
    let full = shaped.width(of: range)
    return max(0, limit.map { min(full, max(inked, $0)) } ?? full)
  }

  /// Without the space at the end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, pieces[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }
}

extension LineBreaker {
  /// A line that holds `range` with as much of it replaced by an ellipsis as it takes to fit.
  private func truncatedLine(_ range: Range<Int>, of paragraph: ShapedText.Paragraph) -> Line {
    let sign = ellipsisSign(for: range, of: paragraph)
    let signWidth = sign.width(of: sign.pieces.indices)
    let room = limit.map { max(0, $0 - signWidth) } ?? Int.max
    let (head, tail) = kept(of: trimmed(range), room: room)
    let parts = [
      Part(source: shaped, pieces: head), Part(source: sign, pieces: sign.pieces.indices, level: paragraph.level),
      Part(source: shaped, pieces: tail),
    ].filter { !$0.pieces.isEmpty }
    var heights = shaped.heights(of: head, emptyStyle: paragraph.style)
    if !tail.isEmpty { heights.include(shaped.heights(of: tail, emptyStyle: paragraph.style)) }
    return Line(
      parts: parts, width: max(0, shaped.width(of: head) + signWidth + shaped.width(of: tail)),
      level: paragraph.level, heights: heights)
  }

  /// The pieces before and after the ellipsis.
  private func kept(of range: Range<Int>, room: Int) -> (head: Range<Int>, tail: Range<Int>) {
    switch shaped.text.truncation {
    case .head:
      return (range.lowerBound..<range.lowerBound, longestTail(of: range, room: room))
    case .middle:
      let head = longestHead(of: range, room: room == .max ? Int.max : room / 2)
      let rest = head.upperBound..<range.upperBound
      return (head, longestTail(of: rest, room: room == .max ? Int.max : room - shaped.width(of: head)))
    case .tail:
      return (longestHead(of: range, room: room), range.upperBound..<range.upperBound)
    }
  }

  private func longestHead(of range: Range<Int>, room: Int) -> Range<Int> {
    var width = 0
    let end = range.first { index in
      width += pieces[index].width
      return width > room
    }
    return trimmed(range.lowerBound..<(end ?? range.upperBound))
  }

  private func longestTail(of range: Range<Int>, room: Int) -> Range<Int> {
    var width = 0
    let last = range.last { index in
      width += pieces[index].width
      return width > room
    }
    var start = last.map { $0 + 1 } ?? range.lowerBound
    while start < range.upperBound, pieces[start].isWhitespace { start += 1 }
    return start..<range.upperBound
  }

  /// The ellipsis in the style of the text it follows, or of the text it precedes where it stands first.
  private func ellipsisSign(for range: Range<Int>, of paragraph: ShapedText.Paragraph) -> ShapedText {
    let head = shaped.text.truncation == .head ? range : longestHead(of: range, room: limit ?? .max)
    let neighbor = shaped.text.truncation == .head ? range.first : head.last ?? range.first
    let style = neighbor.map { shaped.runs[pieces[$0].run].style } ?? paragraph.style
    return ellipsis(shaped.text.runs[style].attributes)
  }
}

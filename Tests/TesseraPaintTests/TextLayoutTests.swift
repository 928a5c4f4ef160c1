import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Rules C80 to C84 of docs/behavior.md, as far as they concern the text engine.
@MainActor
struct TextLayoutTests {
  private let engine = PangoTextEngine.shared

  private func layout(_ text: ResolvedText, width: CGFloat? = nil, lines: Int? = nil) -> GlyphLayout {
    let layout = engine.layout(text, width: width, maximumLines: lines)
    return layout as! GlyphLayout
  }

  @Test("C80: one line is as large as measured, regardless of the proposal")
  func singleLine() {
    let text = Sample.text("Hello, world!")
    let measure = engine.measure(text)
    for width in [nil, CGFloat.infinity, 1000, measure.size.width] as [CGFloat?] {
      let layout = layout(text, width: width)
      #expect(layout.size == measure.size)
      #expect(layout.firstBaseline == measure.firstBaseline)
      #expect(layout.lineCount == 1)
      #expect(!layout.isTruncated)
    }
  }

  @Test("C80: wrapped text answers the width it uses")
  func wrapping() {
    let text = Sample.text(Sample.paragraph)
    let lineHeight = engine.metrics(of: Sample.font()).lineHeight
    for width in stride(from: CGFloat(60), through: 700, by: 16) {
      let layout = layout(text, width: width)
      #expect(layout.size.width <= width)
      #expect(abs(layout.size.height - CGFloat(layout.lineCount) * lineHeight) < 0.001)
      #expect(layout.lineCount == Int((engine.measure(text).size.width / width).rounded(.up)) || layout.lineCount > 1)
      // The width it uses must be enough for the very same lines.
      let again = self.layout(text, width: layout.size.width)
      #expect(again.size == layout.size)
    }
  }

  @Test("C80: width 0 breaks at every character and is as wide as the widest")
  func zeroWidth() {
    let text = Sample.text("Wide il")
    for width in [0, -5, -CGFloat.infinity] {
      let layout = layout(text, width: width)
      #expect(layout.lineCount == 6)
      #expect(layout.size.width == engine.measure(text).minimumWidth)
    }
  }

  @Test("Words longer than a line break between characters")
  func longWord() {
    let layout = layout(Sample.text("Supercalifragilistic"), width: 60)
    #expect(layout.lineCount > 1)
    #expect(layout.size.width <= 60)
    #expect(!layout.isTruncated)
  }

  @Test("Space at the end of a broken line takes no room")
  func hangingSpace() {
    let word = engine.measure(Sample.text("word")).size.width
    let layout = layout(Sample.text("word    word"), width: word + 1)
    #expect(layout.lineCount == 2)
    #expect(abs(layout.size.width - word) < 0.01)
  }

  @Test("C80: empty text is as high as a line")
  func emptyText() {
    for text in [Sample.text(""), ResolvedText(runs: [])] {
      let measure = engine.measure(text)
      #expect(measure.size == CGSize(width: 0, height: engine.metrics(of: Sample.font()).lineHeight))
      #expect(measure.lineCount == 1)
      #expect(layout(text, width: 0).size == measure.size)
    }
  }

  @Test("Explicit breaks make lines of their own", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{0B}"])
  func explicitBreaks(separator: String) {
    let text = Sample.text(["one", "", "three"].joined(separator: separator))
    let measure = engine.measure(text)
    let lineHeight = engine.metrics(of: Sample.font()).lineHeight
    #expect(measure.lineCount == 3)
    #expect(abs(measure.size.height - 3 * lineHeight) < 0.001)
    #expect(abs(measure.size.width - engine.measure(Sample.text("three")).size.width) < 0.01)
    #expect(layout(text).lineCount == 3)
    #expect(layout(text).size == measure.size)
  }

  @Test("C82: truncated text fits, on as many lines as are allowed", arguments: [1, 2, 3])
  func truncation(lines: Int) {
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      let layout = layout(Sample.text(Sample.paragraph, truncation: mode), width: 120, lines: lines)
      #expect(layout.isTruncated)
      #expect(layout.lineCount == lines)
      #expect(layout.size.width <= 120)
    }
  }

  @Test("C82: the ellipsis stands where the mode says")
  func ellipsisPlace() {
    func shown(_ mode: Text.TruncationMode) -> [String] {
      let text = Sample.text("abcdefghijklmnop", truncation: mode)
      let shaped = TextShaper().shape(text)
      let sign = TextShaper().shape(Sample.text("\u{2026}"))
      let limit = PangoUnits.units(60)
      let line = LineBreaker(shaped: shaped, limit: limit, maximumLines: 1) { _ in sign }.breakLines().lines[0]
      return line.parts.map { part in
        let utf8 = Array(part.source.text.string.utf8)
        let start = part.source.pieces[part.pieces.lowerBound].offset
        let end =
          part.pieces.upperBound < part.source.pieces.count
          ? part.source.pieces[part.pieces.upperBound].offset : utf8.count
        return String(decoding: utf8[start..<end], as: UTF8.self)
      }
    }
    #expect(shown(.tail).count == 2 && shown(.tail)[0].hasPrefix("abc") && shown(.tail)[1] == "\u{2026}")
    #expect(shown(.head).count == 2 && shown(.head)[1].hasSuffix("nop") && shown(.head)[0] == "\u{2026}")
    let middle = shown(.middle)
    #expect(middle.count == 3 && middle[0].hasPrefix("ab") && middle[1] == "\u{2026}" && middle[2].hasSuffix("op"))
  }

  @Test("C82: text cut off at an explicit break ends with an ellipsis even if the line has room")
  func truncationAtBreak() {
    let layout = layout(Sample.text("one\ntwo"), width: 500, lines: 1)
    #expect(layout.isTruncated)
    #expect(layout.size.width > engine.measure(Sample.text("one")).size.width + 5)
  }

  @Test("C81: no lines count as one")
  func zeroLines() {
    #expect(layout(Sample.text(Sample.paragraph), width: 100, lines: 0).lineCount == 1)
    #expect(layout(Sample.text(Sample.paragraph), width: 100, lines: -3).lineCount == 1)
  }

  @Test("C84: lines are aligned within the width used")
  func alignment() {
    let short = engine.measure(Sample.text("ii")).size.width
    func secondLineStart(_ alignment: TextAlignment, isRightToLeft: Bool = false) -> (start: CGFloat, width: CGFloat) {
      var text = Sample.text("a longer line\nii", alignment: alignment)
      text.isRightToLeft = isRightToLeft
      let layout = layout(text, width: 500)
      return (layout.paintedRuns.last?.glyphs.first.map { CGFloat($0.x) } ?? -1, layout.size.width)
    }
    for isRightToLeft in [false, true] {
      let leading = secondLineStart(isRightToLeft ? .trailing : .leading, isRightToLeft: isRightToLeft)
      let center = secondLineStart(.center, isRightToLeft: isRightToLeft)
      let trailing = secondLineStart(isRightToLeft ? .leading : .trailing, isRightToLeft: isRightToLeft)
      #expect(leading.start == 0)
      #expect(abs(center.start - (center.width - short) / 2) < 0.01)
      #expect(abs(trailing.start - (trailing.width - short)) < 0.01)
    }
  }

  @Test("Right-to-left words are drawn from the right")
  func rightToLeft() {
    let layout = layout(Sample.text("אב 12"))
    let runs = layout.paintedRuns
    #expect(runs.count >= 2)
    // The number comes last in reading order and stands at the left.
    #expect((runs.first?.glyphs.count ?? 0) == 2)
    #expect(abs(layout.size.width - engine.measure(Sample.text("אב 12")).size.width) < 0.01)
  }

  @Test("Lines are as high as their largest font, and stand apart by the line spacing")
  func mixedFonts() {
    let large = Sample.font(34)
    var text = ResolvedText(runs: [Sample.run("small "), Sample.run("LARGE", font: large)])
    #expect(engine.measure(text).size.height == engine.metrics(of: large).lineHeight)
    #expect(engine.measure(text).firstBaseline == engine.metrics(of: large).ascent)
    text = Sample.text("a\nb\nc")
    let plain = engine.measure(text).size.height
    text.lineSpacing = 5
    #expect(abs(engine.measure(text).size.height - plain - 10) < 0.001)
    #expect(layout(text).size == engine.measure(text).size)
  }

  @Test(
    "C80: fonts of the system design share one line height of about 1.21 em, in whole points",
    arguments: [9, 17, 20, 64] as [CGFloat])
  func lineHeight(size: CGFloat) {
    for design in [Font.Design.default, .serif, .rounded, .monospaced] {
      let metrics = engine.metrics(of: Sample.font(size, design: design))
      #expect(abs(metrics.lineHeight - 1.21 * size) <= 1)
      #expect(metrics.ascent == (0.96875 * size).rounded())
      #expect(metrics.descent == metrics.descent.rounded())
      #expect(metrics.ascent + metrics.descent == metrics.lineHeight)
    }
  }

  @Test("C86: a font that is not installed is replaced")
  func missingFont() {
    let font = ResolvedFont(family: .named("No Such Font"), size: 20)
    #expect(engine.measure(Sample.text("Hello", font: font)).size.width > 20)
  }
}

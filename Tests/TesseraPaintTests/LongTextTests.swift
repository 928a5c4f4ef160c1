import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Texts of many paragraphs go to Pango in stretches.
@MainActor
struct LongTextTests {
  private func shaped(_ text: ResolvedText) -> ShapedText {
    TextShaper().shape(text)
  }

  private func widths(_ shaped: ShapedText) -> [Int] {
    shaped.paragraphs.map { shaped.width(of: $0.pieces) }
  }

  /// The paragraphs of a text as they are one by one.
  private func single(_ line: String) -> ShapedText {
    shaped(Sample.text(line))
  }

  @Test("no chunk is longer than its limit and one paragraph", arguments: [1_000, 100_000])
  func chunks(count: Int) {
    let line = "A line of some words"
    let text = Sample.text(Array(repeating: line, count: count).joined(separator: "\n"))
    let source = SourceText(text)
    let chunks = source.chunks()
    #expect(chunks.allSatisfy { $0.count <= 1_024 + line.utf8.count })
    #expect(chunks.reduce(0) { $0 + $1.count } + chunks.count - 1 == source.bytes.count)
  }

  @Test("each paragraph is as wide as it is alone, with every kind of line ending")
  func widthsOfParagraphs() {
    let words = ["One", "", "two words", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "123", "e\u{301}t\u{E9} \u{1F600}", "fi 4/5"]
    let lines = (0..<400).map { words[$0 % words.count] }
    for end in ["\n", "\r\n", "\u{2028}"] {
      let text = shaped(Sample.text(lines.joined(separator: end)))
      #expect(text.paragraphs.count == lines.count)
      #expect(widths(text) == lines.map { widths(single($0))[0] })
    }
    #expect(shaped(Sample.text(String(repeating: "a\n", count: 2_000))).paragraphs.count == 2_001)
  }

  @Test("pieces know their places in the whole text")
  func offsets() {
    let lines = (0..<300).map { "Line \u{E9} \($0)" }
    let text = shaped(Sample.text(lines.joined(separator: "\n")))
    var start = 0
    for (line, paragraph) in zip(lines, text.paragraphs) {
      #expect(text.pieces[paragraph.pieces.lowerBound].offset == start)
      start += line.utf8.count + 1
    }
  }

  @Test("a paragraph without letters has the direction of the one before, in another chunk, too")
  func direction() {
    let filler = Array(repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E9}\u{5DC}\u{5D5}\u{5DD}", count: 40)
    let text = shaped(Sample.text((filler + ["123"] + filler + ["456", "abc", "789"]).joined(separator: "\n")))
    let levels = text.paragraphs.map(\.level)
    #expect(levels[40] == 1)
    #expect(levels.suffix(3) == [1, 0, 0])
    let alone = shaped(Sample.text(([filler[0]] + ["456", "abc", "789"]).joined(separator: "\n")))
    #expect(alone.paragraphs.map(\.level) == [1, 1, 0, 0])
  }
}

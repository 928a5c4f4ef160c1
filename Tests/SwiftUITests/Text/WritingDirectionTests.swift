import Foundation
import SwiftUITesting
import Testing

/// To which side lines are aligned, and in which direction they are written.
@MainActor
struct WritingDirectionTests {
  private static let hebrew = "\u{05E9}\u{05DC}\u{05D5}\u{05DD}"

  /// Where the ink of a line lies in a picture of 200 points.
  private func ink(_ picture: Snapshot, line: Int) -> ClosedRange<Int>? {
    let rows = (line * 24)..<(line * 24 + 24)
    let columns = (0..<200).filter { x in
      rows.contains { picture.color(at: CGPoint(x: Double(x) + 0.5, y: Double($0) + 0.5)).red < 0.6 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  private func picture(
    _ text: String, _ alignment: Text.AlignmentStrategy = .default, _ writing: Text.WritingDirectionStrategy = .default,
    _ direction: LayoutDirection = .leftToRight
  ) -> Snapshot {
    Screen(width: 200, height: 48) {
      Text(text).font(.system(size: 17)).lineHeight(.exact(points: 24)).fixedSize()
        .multilineTextAlignment(strategy: alignment).writingDirection(strategy: writing)
        .frame(width: 200, height: 48, alignment: .topLeading)
        .environment(\.layoutDirection, direction)
    }.snapshot()
  }

  @Test("J409: lines are aligned by the layout, or each by the direction it is written in")
  func alignment() throws {
    let text = "A long line of words\n\(Self.hebrew)"
    for strategy in [Text.AlignmentStrategy.default, .layoutBased] {
      let line = try #require(ink(picture(text, strategy), line: 1))
      #expect(line.lowerBound < 5)
    }
    let picture = picture(text, .writingDirectionBased)
    let first = try #require(ink(picture, line: 0))
    let second = try #require(ink(picture, line: 1))
    #expect(first.lowerBound < 5)
    #expect(abs(second.upperBound - first.upperBound) < 6)
    #expect(second.lowerBound > 50)
  }

  @Test("J409: paragraphs are written as their letters are, or as the layout is")
  func writing() throws {
    // The last sign stands at the end of the paragraph: on the left where that is written from right to left.
    let content = picture("abc \u{2588}\u{2588}!", .default, .contentBased, .rightToLeft)
    let usual = picture("abc \u{2588}\u{2588}!", .default, .default, .rightToLeft)
    let layout = picture("abc \u{2588}\u{2588}!", .default, .layoutBased, .rightToLeft)
    #expect(content.difference(from: usual) == 0)
    #expect(layout.difference(from: usual) > 0)
    // Where both directions are the same, nothing changes.
    let latin = picture("abc \u{2588}\u{2588}!", .default, .layoutBased, .leftToRight)
    #expect(latin.difference(from: picture("abc \u{2588}\u{2588}!")) == 0)
    let hebrew = picture("\(Self.hebrew)!", .default, .layoutBased, .leftToRight)
    #expect(hebrew.difference(from: picture("\(Self.hebrew)!")) > 0)
  }
}

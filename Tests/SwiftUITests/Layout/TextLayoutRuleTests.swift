import SwiftUITesting
import Testing

/// Figures are our own font's; what is checked is how they relate.
@MainActor
struct TextLayoutRuleTests {
  private static let paragraph =
    "The quick brown fox jumps over the lazy dog and runs away across the wide green field into the wood."

  private func size<V: View>(_ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> V) -> CGSize
  {
    measure(.init(width: width, height: height), view)
  }

  private var lineHeight: CGFloat { size { Text("Ag") }.height }

  private var paragraph: Text { Text(Self.paragraph) }

  // MARK: Size

  @Test("C80: a text is as wide as it needs, on whole pixels, and whole points high")
  func idealSize() {
    for string in ["a", "Hello", "il.", "WWW", Self.paragraph] {
      let ideal = size { Text(string) }
      #expect((ideal.width * 2).rounded() == ideal.width * 2)
      #expect(ideal.height == ideal.height.rounded())
      #expect(size(.infinity) { Text(string) } == ideal)
      #expect(size(1000, 1000) { Text(string) } == ideal)
      #expect(size(ideal.width) { Text(string) } == ideal)
    }
  }

  @Test("C80: a wrapped text answers the width it uses")
  func usedWidth() {
    for width in [80, 100, 123.5, 150, 200, 333] as [CGFloat] {
      let wrapped = size(width) { paragraph }
      #expect(wrapped.width <= width)
      #expect(wrapped.height > lineHeight)
      #expect(wrapped.height.truncatingRemainder(dividingBy: lineHeight) == 0)
      #expect(size(wrapped.width) { paragraph } == wrapped)
    }
    #expect(size(150) { paragraph }.width < 150)
  }

  @Test("C80: a height allows as many whole lines as fit, one at least")
  func heightLimits() {
    let line = lineHeight
    #expect(size(100, line * 2) { paragraph }.height == line * 2)
    #expect(size(100, line * 2 - 0.1) { paragraph }.height == line)
    #expect(size(100, line * 2.9) { paragraph }.height == line * 2)
    #expect(size(100, line * 3) { paragraph }.height == line * 3)
    #expect(size(100, 1) { paragraph }.height == line)
    #expect(size(100, 0) { paragraph }.height == line)
    #expect(size(100, .infinity) { paragraph } == size(100, nil) { paragraph })
    #expect(size(100, line) { paragraph }.width <= 100)
  }

  @Test("C80: with no width at all a text is as wide as its widest character")
  func zeroWidth() {
    let narrow = size(0) { Text("Wil") }
    let widest = size { Text("W") }.width
    #expect(isClose(narrow.width, widest, 1))
    #expect(narrow.height == 3 * lineHeight)
  }

  @Test("C80: an empty text is as high as a line and has no width")
  func emptyText() {
    #expect(size { Text("") } == CGSize(width: 0, height: lineHeight))
    #expect(size(50, 50) { Text("") } == CGSize(width: 0, height: lineHeight))
  }

  @Test("C80: explicit line breaks count")
  func lineBreaks() {
    #expect(size { Text("a\nb\nc") }.height == 3 * lineHeight)
    #expect(size { Text("a\nWide") }.width == size { Text("Wide") }.width)
    #expect(size(1000, 2 * lineHeight) { Text("a\nb\nc") }.height == 2 * lineHeight)
  }

  @Test("C80: font and style change the size")
  func fonts() {
    #expect(size { Text("Ag").font(.system(size: 34)) }.height > lineHeight)
    #expect(size { Text("Ag").bold() }.width > size { Text("Ag") }.width)
    #expect(size { Text("Ag").font(.largeTitle) } == size { VStack { Text("Ag") }.font(.largeTitle) })
    #expect(size { Text("Ag") } == size { Text("Ag").font(.body) })
    #expect(size { Text("a\nb").lineSpacing(10) }.height == 2 * lineHeight + 10)
  }

  @Test("C80: texts in a row share its width by what they need")
  func inRow() {
    let frames = layout(in: CGSize(width: 200, height: 400)) {
      HStack(spacing: 0) {
        Text("Short").probe("short")
        paragraph.probe("long")
      }
    }
    #expect(frames["short"]?.size == size { Text("Short") })
    #expect(frames["long"]!.width <= 200 - frames["short"]!.width)
    #expect(frames["long"]!.height > 3 * lineHeight)
  }

  // MARK: Lines

  @Test("C81: lineLimit allows so many lines")
  func lineLimits() {
    #expect(size(100) { paragraph.lineLimit(2) }.height == 2 * lineHeight)
    #expect(size(100) { paragraph.lineLimit(1) }.height == lineHeight)
    #expect(size(100) { paragraph.lineLimit(0) }.height == lineHeight)
    #expect(size(100) { paragraph.lineLimit(-3) }.height == lineHeight)
    #expect(size(100) { paragraph.lineLimit(nil) } == size(100) { paragraph })
    #expect(size(100) { paragraph.lineLimit(...2) }.height == 2 * lineHeight)
    #expect(size(100) { Text("a").lineLimit(5) }.height == lineHeight)
    #expect(size(100, lineHeight) { paragraph.lineLimit(3) }.height == lineHeight)
    #expect(size { paragraph.lineLimit(1) } == size { paragraph })
  }

  @Test("C81: reserved lines are as high with less text, and in less room")
  func reservedLines() {
    #expect(size(100) { Text("a").lineLimit(3, reservesSpace: true) }.height == 3 * lineHeight)
    #expect(size(100) { Text("a").lineLimit(3, reservesSpace: false) }.height == lineHeight)
    #expect(size(100) { Text("a").lineLimit(2...4) }.height == 2 * lineHeight)
    #expect(size(100) { paragraph.lineLimit(2...4) }.height == 4 * lineHeight)
    #expect(size(100) { Text("a").lineLimit(3...) }.height == 3 * lineHeight)
    #expect(size(100, lineHeight) { Text("a").lineLimit(3, reservesSpace: true) }.height == 3 * lineHeight)
    #expect(size(100, lineHeight) { paragraph.lineLimit(3, reservesSpace: true) }.height == 3 * lineHeight)
    #expect(size { Text("a").lineLimit(2, reservesSpace: true) }.height == 2 * lineHeight)
  }

  @Test("C81: the innermost limit counts, and containers pass it on")
  func nestedLimits() {
    #expect(size(100) { paragraph.lineLimit(2).lineLimit(1) }.height == 2 * lineHeight)
    #expect(size(100) { VStack { paragraph }.lineLimit(1) }.height == lineHeight)
    #expect(size(100) { VStack { paragraph.lineLimit(nil) }.lineLimit(1) } == size(100) { paragraph })
  }

  @Test("C81: a limit can change while the text lives")
  func changingLimit() {
    func content(_ limit: Int?) -> some View { Text(Self.paragraph).lineLimit(limit).frame(width: 100) }
    let screen = Screen { content(1) }
    let height = screen[Self.paragraph].frame.height
    screen.update { content(3) }
    #expect(screen[Self.paragraph].frame.height == 3 * height)
  }

  // MARK: Truncation

  @Test("C82: a text that is cut off answers the width of what is shown")
  func truncatedWidth() {
    for mode in [Text.TruncationMode.tail, .middle, .head] {
      let cut = size(60, lineHeight) { Text("abcdefghijklmnopqrstuvw").truncationMode(mode) }
      #expect(cut.width <= 60)
      #expect(cut.width > 30)
      #expect(cut.height == lineHeight)
    }
    let two = size(100) { paragraph.lineLimit(2) }
    #expect(two.width <= 100)
  }

  @Test("C82: the label of a text that is cut off is the whole text")
  func truncatedLabel() {
    let screen = Screen { Text(Self.paragraph).lineLimit(1).frame(width: 80) }
    #expect(screen[Self.paragraph].exists)
    #expect(screen[Self.paragraph].frame.width <= 80)
  }

  // MARK: Scaling

  @Test("C83: a text may shrink as far as its factor allows, so that it fits")
  func minimumScaleFactor() {
    let text = Text("A heading that is wide").lineLimit(1)
    let ideal = size { text }
    let shrunk = size(ideal.width * 0.75) { text.minimumScaleFactor(0.5) }
    #expect(shrunk.width <= ideal.width * 0.75)
    #expect(shrunk.width > ideal.width * 0.7)
    #expect(shrunk.height < ideal.height)
    #expect(size { text.minimumScaleFactor(0.5) } == ideal)
    #expect(size(ideal.width) { text.minimumScaleFactor(0.5) } == ideal)
    let least = size(ideal.width * 0.3) { text.minimumScaleFactor(0.5) }
    let smallest = size { text.font(.system(size: 8.5)) }
    #expect(least.width <= ideal.width * 0.3)
    #expect(isClose(least.height, smallest.height, 1))
  }

  @Test("C83: a factor changes nothing where the text fits, wraps or the factor is 1")
  func factorWithoutEffect() {
    #expect(size(100) { paragraph.minimumScaleFactor(0.5) } == size(100) { paragraph })
    #expect(size(100) { paragraph.lineLimit(2).minimumScaleFactor(1) } == size(100) { paragraph.lineLimit(2) })
    #expect(size(100) { Text("a").lineLimit(1).minimumScaleFactor(0) } == size { Text("a") })
    let two = size(100) { paragraph.lineLimit(2).minimumScaleFactor(0.5) }
    #expect(two.width <= 100)
    #expect(two.height < 2 * lineHeight)
  }

  @Test("J22: a text shrinks that is wider or higher than it is offered, and be it one character")
  func oneCharacter() {
    let letter = Text("A").font(.system(size: 200))
    let fitting = layout(in: CGSize(width: 60, height: 90)) {
      letter.minimumScaleFactor(0.01).probe("A").frame(width: 60, height: 90)
    }
    let frame = fitting["A"] ?? .zero
    #expect(frame.width <= 60 && frame.height <= 90)
    #expect(frame.width > 55 || frame.height > 85)
    let low = size(400, 40) { letter.minimumScaleFactor(0.01) }
    #expect(low.height <= 40 && low.height > 34)
    // No smaller than its factor allows.
    let half = size { Text("A").font(.system(size: 100)) }
    #expect(size(10, 10) { letter.minimumScaleFactor(0.5) } == half)
  }

  @Test("J22: texts of several lines and styles shrink together", arguments: [nil, 1, 2, 5] as [Int?])
  func severalLines(limit: Int?) {
    let text = Text("Large ").font(.system(size: 60)) + Text("and small words that go on").font(.system(size: 20))
    for offered in [CGSize(width: 120, height: 70), CGSize(width: 40, height: 40)] {
      let shrunk = size(offered.width, offered.height) { text.lineLimit(limit).minimumScaleFactor(0.01) }
      #expect(shrunk.width <= offered.width && shrunk.height <= offered.height)
      #expect(shrunk.height > 0)
    }
  }

  @Test("J22: factors out of range", arguments: [-1, 0, 2, .nan, .infinity, -.infinity] as [CGFloat])
  func senselessFactors(factor: CGFloat) {
    let shrunk = size(50, 50) { Text("W").font(.system(size: 300)).minimumScaleFactor(factor) }
    let isFree = factor <= 0
    #expect((shrunk.width <= 50 && shrunk.height <= 50) == isFree)
    #expect(shrunk.width > 0)
  }

  @Test("J18: an offset of the baseline makes the line higher", arguments: [5, -5] as [CGFloat])
  func baselineOffset(offset: CGFloat) {
    let plain = size { Text("Text") }
    #expect(size { Text("Text").baselineOffset(offset) } == CGSize(width: plain.width, height: plain.height + 5))
    #expect(size { VStack { Text("Text") }.baselineOffset(offset) }.height == plain.height + 5)
    let lines = size { Text("One\nTwo").baselineOffset(offset) }
    #expect(lines.height == 2 * (plain.height + 5))
    let mixed = size { Text("x") + Text("2").baselineOffset(offset) }
    #expect(mixed.height == plain.height + 5)
    // As many whole lines as fit count with their offsets.
    #expect(size(60, 2 * plain.height + 5) { paragraph.baselineOffset(offset) }.height == plain.height + 5)
    let baseline = dimensions { Text("Text").baselineOffset(offset) }[.firstTextBaseline]
    #expect(baseline == dimensions { Text("Text") }[.firstTextBaseline] + max(offset, 0))
  }

  // MARK: Alignment

  @Test("C84: alignment inside a text changes neither its size nor a single line's place")
  func multilineAlignment() {
    let text = Text("A wide first line\nshort")
    let size = size { text }
    for alignment in [TextAlignment.leading, .center, .trailing] {
      #expect(self.size { text.multilineTextAlignment(alignment) } == size)
    }
    let frames = layout(in: CGSize(width: 200, height: 50)) {
      Text("One line").multilineTextAlignment(.trailing).probe("text").frame(width: 200)
    }
    #expect(frames["text"]?.midX == 100)
  }
}

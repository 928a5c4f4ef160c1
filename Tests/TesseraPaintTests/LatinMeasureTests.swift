import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Measuring without Pango must not be seen in the figures.
@MainActor
struct LatinMeasureTests {
  private let shaper = TextShaper()

  @Test("Widths are Pango's", arguments: [8, 11, 13, 17, 19.5, 20, 34, 96] as [CGFloat], [100, 400, 600, 900])
  func widthsArePangos(size: CGFloat, weight: Int) {
    let font = Sample.font(size, weight: weight)
    for string in Sample.labels + Sample.randomLatinStrings(count: 60) {
      expectPangosFigures(Sample.text(string, font: font))
    }
  }

  @Test("Widths are Pango's in other designs, italics and with tracking")
  func widthsOfVariantsArePangos() {
    var italic = Sample.font()
    italic.isItalic = true
    var tabular = Sample.font()
    tabular.hasMonospacedDigits = true
    let fonts = [
      italic, tabular, Sample.font(design: .monospaced), Sample.font(design: .serif), Sample.font(design: .rounded),
    ]
    for string in Sample.labels + Sample.randomLatinStrings(count: 40) {
      for font in fonts { expectPangosFigures(Sample.text(string, font: font)) }
      expectPangosFigures(Sample.text(string, tracking: 2.5))
      expectPangosFigures(Sample.text(string, tracking: -0.7))
    }
  }

  @Test("Most labels need no shaper")
  func mostLabelsAreAddedUp() {
    for string in ["Settings", "Hello, world!", "Item 12", "Inbox 12", "fox jumps", "Übergröße", "$9.99", "don't"] {
      #expect(shaper.quickMeasure(Sample.text(string)) != nil, "\(string)")
    }
  }

  @Test("Text that changes its glyphs is left to the shaper")
  func contextualTextIsShaped() {
    for string in ["10:30", "3x4", "(A)", "->"] {
      #expect(shaper.quickMeasure(Sample.text(string)) == nil, "\(string)")
    }
  }

  @Test("Lines may start where Pango says")
  func lineStartsArePangos() {
    let strings = ["a b", "Hello, world. It's  two", "one-two three", "a !b", "3.14 and 1,000", Sample.paragraph]
    for string in strings + Sample.randomLatinStrings(count: 200) {
      let text = Sample.text(string)
      let quick = shaper.shape(text)
      shaper.findLineStarts(of: quick)
      let slow = shaper.shapeWithPango(text)
      #expect(
        quick.pieces.filter(\.canStartLine).map(\.offset) == slow.pieces.filter(\.canStartLine).map(\.offset),
        "\(string)")
    }
  }

  private func expectPangosFigures(_ text: ResolvedText, location: SourceLocation = #_sourceLocation) {
    let expected = shaper.shapeWithPango(text).measure
    let found = shaper.quickMeasure(text) ?? shaper.shape(text).measure
    let name = "\(text.string) \(text.runs[0].attributes.font)"
    #expect(abs(found.size.width - expected.size.width) < 0.01, "\(name)", sourceLocation: location)
    #expect(abs(found.minimumWidth - expected.minimumWidth) < 0.01, "\(name)", sourceLocation: location)
    #expect(found.size.height == expected.size.height, "\(name)", sourceLocation: location)
    #expect(found.firstBaseline == expected.firstBaseline, "\(name)", sourceLocation: location)
  }
}

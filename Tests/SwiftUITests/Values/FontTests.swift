import SwiftUI
import Testing

/// Font.
struct FontTests {
  private func resolve(_ font: Font, _ context: FontContext = FontContext()) -> ResolvedFont {
    font.resolved(in: context)
  }

  @Test(
    "C85: text styles have the sizes of iOS",
    arguments: zip(
      [
        Font.TextStyle.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption, .caption2,
      ], [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]))
  func sizes(style: Font.TextStyle, size: CGFloat) {
    #expect(resolve(.system(style)).size == size)
  }

  @Test("C85: headlines are semibold, other text regular")
  func weights() {
    #expect(resolve(.headline).weight == 600)
    #expect(resolve(.body).weight == 400)
    #expect(resolve(.headline.weight(.light)).weight == 300)
  }

  @Test("text styles and related fonts follow the size that the user prefers")
  func dynamicType() {
    let large = FontContext(dynamicTypeSize: .accessibility5)
    #expect(resolve(.body, large).size == 53)
    #expect(resolve(.body, FontContext(dynamicTypeSize: .xSmall)).size == 14)
    #expect(resolve(.custom("Inter", size: 34), large).size == 106)
    #expect(resolve(.custom("Inter", fixedSize: 34), large).size == 34)
    #expect(resolve(.system(size: 34), large).size == 34)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.allCases.count == 12)
  }

  @Test("no style shrinks as the preference grows", arguments: Font.TextStyle.allCases)
  func growth(style: Font.TextStyle) {
    let sizes = DynamicTypeSize.allCases.map { resolve(.system(style), FontContext(dynamicTypeSize: $0)).size }
    #expect(sizes == sizes.sorted())
  }

  @Test("changes of a font add up, the last one wins")
  func modifiers() {
    let font = resolve(.title.bold().italic().monospaced().monospacedDigit().smallCaps())
    #expect(font.weight == 700)
    #expect(font.isItalic)
    #expect(font.hasMonospacedDigits)
    #expect(font.hasSmallCaps)
    #expect(font.family == .system(.monospaced))
    #expect(resolve(.body.bold().weight(.thin)).weight == 200)
    #expect(Font.body.bold() == Font.body.weight(.bold))
    #expect(resolve(.system(size: 10, weight: .black, design: .serif)).family == .system(.serif))
    #expect(resolve(.body.pointSize(10).scaled(by: 2)).size == 20)
  }

  @Test("what the views above ask for goes before the font's own")
  func context() {
    let context = FontContext(isBoldTextPreferred: true, weight: .medium, design: .rounded, isItalic: true)
    let font = resolve(.system(size: 10, weight: .thin, design: .serif), context)
    #expect(font.weight == 700)
    #expect(font.family == .system(.rounded))
    #expect(font.isItalic)
  }

  @Test("C86: a named font keeps its name and size")
  func named() {
    let font = resolve(.custom("NoSuchFont", fixedSize: 20))
    #expect(font.family == .named("NoSuchFont"))
    #expect(font.size == 20)
  }

  @Test("sizes that make no sense become ones that can be drawn", arguments: [0, -4, 0.2])
  func smallSizes(size: CGFloat) {
    #expect(resolve(.system(size: size)).size == 1)
    #expect(resolve(.system(size: .nan)).size == 17)
    #expect(resolve(.system(size: .infinity)).size == 17)
  }
}

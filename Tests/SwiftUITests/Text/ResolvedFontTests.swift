import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ResolvedFontTests {
  private struct Shown: View {
    let font: Font
    @Environment(\.fontResolutionContext) private var context

    init(_ font: Font) { self.font = font }

    var body: some View {
      let font = font.resolve(in: context)
      Text("\(Int(font.pointSize)) \(font.isBold ? "bold" : "regular")")
    }
  }

  @Test("J330: a font is resolved as texts of the environment have it")
  func sizes() {
    #expect(Screen { Shown(.body) }["17 regular"].exists)
    #expect(Screen { Shown(.system(size: 30, weight: .heavy)) }["30 bold"].exists)
    let larger = Screen { Shown(.body).dynamicTypeSize(.xxxLarge) }
    #expect(larger["23 regular"].exists)
    #expect(Screen { Shown(.headline).environment(\.legibilityWeight, .bold) }["17 bold"].exists)
    #expect(Screen { Shown(.system(size: -5)) }["1 regular"].exists)
  }

  @Test("J330: traits are those of the font")
  func traits() {
    let context = EnvironmentValues().fontResolutionContext
    let font = Font.body.italic().monospaced().smallCaps().width(.condensed).leading(.loose).resolve(in: context)
    #expect(font.isItalic && font.isMonospaced && font.isSmallCaps && !font.isBold)
    #expect(font.width == .condensed && font.leading == .loose && font.weight == .regular)
    let other = Font.body.lowercaseSmallCaps().weight(.semibold).resolve(in: context)
    #expect(other.isLowercaseSmallCaps && !other.isSmallCaps && !other.isMonospaced && other.weight == .semibold)
    #expect(context == EnvironmentValues().fontResolutionContext)
  }
}

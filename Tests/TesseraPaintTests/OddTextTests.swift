import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Odd input must give numbers, too.
@MainActor
struct OddTextTests {
  private let engine = PangoTextEngine.shared

  @Test(
    "Strange characters are laid out",
    arguments: [
      "\0", "a\0b", "\u{FFFD}", "\u{200B}", "\u{AD}soft\u{AD}hyphen", "\u{202E}override\u{202C}",
      "e\u{301}\u{302}\u{303}",
      "\u{301}", "👩‍👩‍👧‍👦🏳️‍🌈", "\u{FEFF}", "\u{10FFFF}", "\t\t", "हिन्दी", "ไทย", "\u{200D}\u{200D}", "\u{7F}\u{1}\u{1B}[0m", "\n",
      "\r\n\r\n",
    ])
  func strangeCharacters(string: String) {
    let text = Sample.text(string)
    let measure = engine.measure(text)
    #expect(measure.size.width.isFinite && measure.size.width >= 0)
    #expect(measure.size.height > 0)
    for width in [nil, 0, 10, .nan] as [CGFloat?] {
      for lines in [nil, 1] as [Int?] {
        let layout = engine.layout(text, width: width, maximumLines: lines)
        #expect(layout.size.width.isFinite && layout.size.width >= 0)
        #expect(layout.lineCount >= 1)
        let list = DisplayList(items: [.text(layout, at: .zero)])
        _ = Rasterizer.render(list, size: CGSize(width: 20, height: 20))
      }
    }
  }

  @Test("Strange figures give a font all the same", arguments: [CGFloat.nan, 0, -3, .infinity, 1e-9, 1e9])
  func strangeSizes(size: CGFloat) {
    let font = Sample.font(size, weight: -5)
    let measure = engine.measure(Sample.text("text", font: font, tracking: size))
    #expect(measure.size.width.isFinite && measure.size.width >= 0)
    #expect(engine.metrics(of: font).lineHeight >= 0)
  }

  @Test("Long text takes no undue time")
  func longText() {
    let text = Sample.text(String(repeating: "word ", count: 20_000))
    let clock = ContinuousClock()
    let time = clock.measure {
      let layout = engine.layout(text, width: 300, maximumLines: nil)
      #expect(layout.lineCount > 1_000)
      _ = engine.layout(text, width: 300, maximumLines: 2)
    }
    #expect(time < .seconds(10))
  }

  @Test("Tracking that pulls letters over each other does not make a width negative")
  func negativeTracking() {
    let text = Sample.text("letters", tracking: -100)
    #expect(engine.measure(text).size.width == 0)
    #expect(engine.layout(text, width: 50, maximumLines: nil).size.width == 0)
  }

  @Test("Caches forget")
  func boundedCache() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    for key in 0..<1_000 { #expect(cache.value(for: key) { key * 2 } == key * 2) }
    #expect(cache.count <= 20)
    #expect(cache.value(for: 999) { -1 } == 1_998)
    #expect(cache.value(for: 0) { -1 } == -1)
  }
}

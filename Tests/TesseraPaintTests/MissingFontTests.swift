import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Scripts that no font of the machine has.
@MainActor
struct MissingFontTests {
  private func warnings(_ texts: [String]) -> [RuntimeWarning] {
    let engine = PangoTextEngine()
    var warnings: [RuntimeWarning] = []
    engine.reportMissingFont = { warnings.append($0) }
    for text in texts {
      let attributes = ResolvedText.Attributes(font: ResolvedFont(family: .system(.default), size: 17), color: .black)
      _ = engine.measure(ResolvedText(runs: [ResolvedText.Run(string: text, attributes: attributes)]))
    }
    return warnings
  }

  @Test("J242: a script that no font has is said once, by name")
  func saidOnce() {
    // Scripts of the newer Unicode; few machines have fonts for them.
    let texts = ["\u{18B00}\u{18B01}", "\u{18B02}", "\u{10570}"]
    let found = warnings(texts + texts)
    #expect(found.count == Set(found).count)
    #expect(found.count <= 2)
    #expect(warnings(["Latin is there.", "\u{E000}", "\u{378}", "\u{7}"]).isEmpty)
  }

  @Test(
    "J242: the warning names the script and Debian's package",
    arguments: [
      ("あ", "Hiragana", "fonts-wqy-microhei"), ("한", "Hangul", "fonts-wqy-microhei"),
      ("漢", "Chinese characters (Han)", "fonts-wqy-microhei"), ("ไ", "Thai", "fonts-thai-tlwg"),
      ("😀", "Emoji", "fonts-noto-color-emoji"), ("\u{18B00}", "Khitan small script", "fonts-noto-core"),
      ("⌘", "Symbols", "fonts-noto-core"),
    ])
  func packages(text: String, name: String, package: String) throws {
    let character = try #require(text.unicodeScalars.first)
    let script = try #require(MissingFonts.script(of: character.value))
    let message = MissingFonts.warning(about: script).message
    #expect(message.contains("the script \(name), ") && message.contains("package \(package) "), "\(message)")
  }

  @Test(
    "J242: characters that fonts need not have are no script",
    arguments: [0x7, 0xE000, 0x378, 0xD800, 0x200D, 0x110000])
  func none(character: UInt32) {
    #expect(MissingFonts.script(of: character) == nil)
  }

  @Test("J242: text with a missing script counts all its characters")
  func oneForEachScript() {
    let fonts = MissingFonts()
    var found: [RuntimeWarning] = []
    fonts.report = { found.append($0) }
    for character: UInt32 in [0x3042, 0x3044, 0xD55C, 0x3042, 0x1F600, 0x7] { fonts.note(character) }
    #expect(found.count == 3)
  }
}

import Foundation
import TesseraUIKit
import Testing

/// Words that are none of a language, where its dictionary is installed (J165).
@MainActor
struct TextCheckerTests {
  nonisolated private static var isInstalled: Bool {
    ["/usr/share/hunspell/en_US.dic", "/usr/share/myspell/dicts/en_US.dic"].contains {
      FileManager.default.fileExists(atPath: $0)
    } && dlopen("libenchant-2.so.2", RTLD_LAZY) != nil
  }

  private func misspelled(
    _ text: String, from start: Int = 0, wrap: Bool = false, range: NSRange? = nil, checker: UITextChecker = .init()
  ) -> String? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: text, range: range ?? whole, startingAt: start, wrap: wrap, language: "en")
    return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
  }

  @Test(
    "J165: the first word that is none is found, from a place on and again",
    .enabled(if: isInstalled))
  func words() {
    #expect(misspelled("a right sentence, isn't it?") == nil)
    #expect(misspelled("some wrods are worng here") == "wrods")
    #expect(misspelled("some wrods are worng here", from: 10) == "worng")
    #expect(misspelled("some wrods are right here", from: 12) == nil)
    #expect(misspelled("some wrods are right here", from: 12, wrap: true) == "wrods")
    #expect(misspelled("wrods", range: NSRange(location: 2, length: 900)) == "ods")
    #expect(misspelled("wrods", range: NSRange(location: NSNotFound, length: 1)) == nil)
    #expect(misspelled("") == nil)
  }

  @Test("J165: words that are taught or ignored are right", .enabled(if: isInstalled))
  func learned() {
    let checker = UITextChecker()
    checker.ignoreWord("wrods")
    #expect(misspelled("wrods", checker: checker) == nil)
    #expect(misspelled("wrods") == "wrods")
    UITextChecker.learnWord("tesserae")
    #expect(UITextChecker.hasLearnedWord("tesserae") && misspelled("tesserae") == nil)
    UITextChecker.unlearnWord("tesserae")
    #expect(!UITextChecker.hasLearnedWord("tesserae"))
  }

  @Test("J165: what may be meant is said", .enabled(if: isInstalled))
  func guesses() {
    let checker = UITextChecker()
    let guesses = checker.guesses(forWordRange: NSRange(location: 2, length: 5), in: "a wrods", language: "en_US")
    #expect(guesses?.contains("words") == true)
    let outside = NSRange(location: 5, length: 90)
    #expect(checker.guesses(forWordRange: outside, in: "a wrods", language: "en_US") == [])
  }

  @Test("J165: where there is no dictionary, all words are right")
  func noDictionary() {
    let found = UITextChecker().rangeOfMisspelledWord(
      in: "wrods", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "xx")
    #expect(found.location == NSNotFound)
    #expect(UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrods", language: "xx") == nil)
  }
}

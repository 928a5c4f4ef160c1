import Foundation
import SwiftUI
import TesseraCore

/// Looks for words that are no words of a language (J165).
///
/// The words are those of Enchant's dictionaries (`libenchant-2-2`, `hunspell-en-us`). Where there are none, all words count
/// as right, which is said once.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// Words that the user taught, for all programs of the process.
  private static var learned: Set<String> = []
  private static var tags = 0
  private var ignored: Set<String> = []

  public override init() {
    super.init()
  }

  /// The languages that have dictionaries, of those that the user prefers.
  open class var availableLanguages: [String] {
    let wanted = Locale.preferredLanguages + ["en_US"]
    var languages: [String] = []
    for language in wanted.map({ $0.replacingOccurrences(of: "-", with: "_") }) where !languages.contains(language) {
      if SpellingDictionary.named(language) != nil { languages.append(language) }
    }
    return languages
  }

  /// The first word in a part of a text that is none of the language; `NSNotFound` as its place if there is none.
  ///
  /// - Parameters:
  ///   - range: the part that is looked at, cut to the text, in units of UTF-16.
  ///   - startingOffset: where in it to begin, from the beginning of the text.
  ///   - wrapFlag: whether to go on at the beginning of the part.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionary.named(language) else { return none }
    let wrong = words(of: stringToCheck, in: range).filter { isWrong($0.text, dictionary) }.map(\.range)
    return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? none
  }

  /// Words that may be meant by the word of a range; nil where the language has no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = text(of: string, in: range) else { return [] }
    return SpellingDictionary.named(language)?.suggestions(for: word)
  }

  /// Words that begin with the letters of a range; nil where the language has no dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = text(of: string, in: range)?.lowercased(), !part.isEmpty else { return [] }
    return SpellingDictionary.named(language)?.suggestions(for: part).filter {
      $0.lowercased().hasPrefix(part) && $0.count > part.count
    }
  }

  // MARK: Words of the user

  /// Has a word count as right from now on.
  open class func learnWord(_ word: String) {
    learned.insert(word)
  }

  /// Whether a word was taught.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word that was taught.
  open class func unlearnWord(_ word: String) {
    learned.remove(word)
  }

  /// Has a word count as right for this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    ignored.insert(wordToIgnore)
  }

  /// The words that count as right for this checker.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  /// A number for a document, another one each time.
  open class func uniqueSpellDocumentTag() -> Int {
    tags += 1
    return tags
  }

  // MARK: The text

  private func isWrong(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
    !ignored.contains(word) && !Self.learned.contains(word) && !dictionary.contains(word)
  }

  private func words(of string: String, in range: NSRange) -> [(text: String, range: NSRange)] {
    let text = string as NSString
    let whole = NSRange(location: 0, length: text.length)
    guard range.location != NSNotFound, range.length > 0 else { return [] }
    let part = NSIntersectionRange(range, whole)
    guard part.length > 0 else { return [] }
    guard let words = try? NSRegularExpression(pattern: #"\p{L}[\p{L}\p{M}'’]*"#) else { return [] }
    return words.matches(in: string, range: part).map { (text.substring(with: $0.range), $0.range) }
  }

  private func text(of string: String, in range: NSRange) -> String? {
    let text = string as NSString
    guard range.location >= 0, range.length >= 0, range.location <= text.length - range.length else { return nil }
    return text.substring(with: range)
  }
}

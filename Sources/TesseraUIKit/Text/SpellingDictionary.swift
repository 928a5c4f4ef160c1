import Foundation
import TesseraCore

/// The words of a language, by the library that desktops have for spelling (Enchant), which is loaded when it is needed.
@MainActor
package final class SpellingDictionary {
  /// The functions of Enchant that are used here.
  private struct Library {
    typealias Object = OpaquePointer
    typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    let newBroker: @convention(c) () -> Object?
    let requestDictionary: @convention(c) (Object, UnsafePointer<CChar>) -> Object?
    let hasDictionary: @convention(c) (Object, UnsafePointer<CChar>) -> CInt
    let check: @convention(c) (Object, UnsafePointer<CChar>, Int) -> CInt
    let suggest: @convention(c) (Object, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>?) -> Texts?
    let freeTexts: @convention(c) (Object, Texts) -> Void

    init?() {
      guard dlopen("libenchant-2.so.2", RTLD_LAZY | RTLD_GLOBAL) != nil,
        let newBroker: @convention(c) () -> Object? = SystemFunction.find("enchant_broker_init"),
        let requestDictionary: @convention(c) (Object, UnsafePointer<CChar>) -> Object? = SystemFunction.find(
          "enchant_broker_request_dict"),
        let hasDictionary: @convention(c) (Object, UnsafePointer<CChar>) -> CInt = SystemFunction.find(
          "enchant_broker_dict_exists"),
        let check: @convention(c) (Object, UnsafePointer<CChar>, Int) -> CInt = SystemFunction.find(
          "enchant_dict_check"),
        let suggest: @convention(c) (Object, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>?) -> Texts? =
          SystemFunction.find("enchant_dict_suggest"),
        let freeTexts: @convention(c) (Object, Texts) -> Void = SystemFunction.find("enchant_dict_free_string_list")
      else { return nil }
      self.newBroker = newBroker
      self.requestDictionary = requestDictionary
      self.hasDictionary = hasDictionary
      self.check = check
      self.suggest = suggest
      self.freeTexts = freeTexts
    }
  }

  private static let library = Library()
  private static let broker = library?.newBroker()
  private static var known: [String: SpellingDictionary?] = [:]

  private let library: Library
  private let dictionary: OpaquePointer

  private init(_ library: Library, _ dictionary: OpaquePointer) {
    self.library = library
    self.dictionary = dictionary
  }

  /// The dictionary of a language, such as `en` or `en_US`; nil, which is said once, where there is none.
  package static func named(_ language: String) -> SpellingDictionary? {
    if let found = known[language] { return found }
    let made = make(language)
    known[language] = made
    if made == nil {
      ServiceWarning.write(
        "spelling: there is no dictionary for \"\(language)\", so all its words count as right. The package libenchant-2-2 "
          + "checks words, and packages such as hunspell-en-us have them.")
    }
    return made
  }

  private static func make(_ language: String) -> SpellingDictionary? {
    guard let library, let broker else { return nil }
    let name = language.replacingOccurrences(of: "-", with: "_")
    guard let tag = candidates(name).first(where: { library.hasDictionary(broker, $0) != 0 }),
      let dictionary = library.requestDictionary(broker, tag)
    else { return nil }
    return SpellingDictionary(library, dictionary)
  }

  /// A language without a country has the words of the country that it is named after, and English those of America.
  private static func candidates(_ name: String) -> [String] {
    guard !name.contains("_") else { return [name, String(name.prefix { $0 != "_" })] }
    return [name, name == "en" ? "en_US" : "\(name)_\(name.uppercased())"]
  }

  /// Whether a word is one of the language's.
  package func contains(_ word: String) -> Bool {
    guard !word.isEmpty, !word.utf8.contains(0) else { return true }
    return library.check(dictionary, word, word.utf8.count) == 0
  }

  /// Words that may be meant, the likeliest first.
  package func suggestions(for word: String) -> [String] {
    guard !word.isEmpty, !word.utf8.contains(0) else { return [] }
    var count = 0
    guard let texts = library.suggest(dictionary, word, word.utf8.count, &count) else { return [] }
    defer { library.freeTexts(dictionary, texts) }
    return (0..<count).compactMap { texts[$0].map { String(cString: $0) } }
  }
}

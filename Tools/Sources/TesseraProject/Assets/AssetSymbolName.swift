/// Names of symbols for the names of assets, as Xcode makes them.
///
/// A name is taken apart into words: at signs that no identifier has, between letters and digits, and where capitals
/// begin. A name without small letters keeps its capitals, with underscores between its words.
enum AssetSymbolName {
  /// The member for an asset; nil if Swift cannot have one of that name.
  ///
  /// - Parameter kind: what the asset is: a name does not end with it.
  static func member(_ name: String, kind: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
    guard let first = words.first else { return nil }
    let isShouted = !name.contains(where: \.isLowercase) && !name.contains { $0.isLetter && !$0.isUppercase }
    let joined =
      isShouted
      ? words.joined(separator: "_")
      : first.lowercased() + words.dropFirst().map(capitalized).joined()
    return identifier(joined)
  }

  /// The type for a folder that is a name space; nil if Swift cannot have one of that name.
  static func type(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : identifier(words.map(capitalized).joined())
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ text: String) -> String? {
    if impossible.contains(text) { return nil }
    if keywords.contains(text) { return "`\(text)`" }
    return text.first?.isNumber == true ? "_" + text : text
  }

  private enum CharacterClass {
    case small, capital, digit, sign

    init(_ character: Character) {
      if character.isUppercase {
        self = .capital
      } else if character.isLetter {
        self = .small
      } else {
        self = character.isASCII && character.isNumber ? .digit : .sign
      }
    }
  }

  static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      let own = CharacterClass(character)
      if own == .sign {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last, begins(own, after: CharacterClass(last), before: characters.dropFirst(index + 1).first) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a word begins with a character: `TLSold` is `TL` and `Sold`.
  private static func begins(_ own: CharacterClass, after last: CharacterClass, before next: Character?) -> Bool {
    switch (last, own) {
    case (.digit, .digit), (.small, .small), (.capital, .small): false
    case (.capital, .capital): next.map { CharacterClass($0) == .small } ?? false
    default: true
    }
  }

  /// Words that mean something else behind a point.
  private static let impossible: Set<String> = ["self", "Self", "Type", "Protocol", "init"]

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

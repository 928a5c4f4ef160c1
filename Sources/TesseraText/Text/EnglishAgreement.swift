/// Makes English nouns agree with the numbers before them (J16).
///
/// Behind a number stands a phrase, perhaps several joined by `and`; the last word of each is its noun, as far as no
/// preposition, verb or the like comes before. Everything else stays: `3 red apple of the tree` becomes `3 red apples
/// of the tree`.
struct EnglishAgreement {
  /// A change of a text: characters that others take the place of.
  struct Edit: Equatable {
    var range: Range<Int>
    var replacement: String
  }

  private let characters: [Character]
  private let tokens: [Token]

  private struct Token {
    enum Kind {
      case number, word, mark
    }

    let kind: Kind
    let range: Range<Int>
  }

  init(_ characters: [Character]) {
    self.characters = characters
    tokens = Self.tokens(of: characters)
  }

  /// The changes that make the text right, in order.
  func edits() -> [Edit] {
    var edits: [Edit] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind == .number else {
        index += 1
        continue
      }
      let end = tokens[(index + 1)...].firstIndex { $0.kind == .number } ?? tokens.count
      if !isPartOfCompound(tokens[index]) { agree(tokens[(index + 1)..<end], with: tokens[index], in: &edits) }
      index = end
    }
    return edits
  }

  // MARK: Tokens

  private static func tokens(of characters: [Character]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < characters.count {
      let start = index
      let first = characters[index]
      index += 1
      if first.isWhole {
        while index < characters.count, continuesNumber(characters, index) { index += 1 }
        tokens.append(Token(kind: .number, range: start..<index))
      } else if first.isLetter {
        while index < characters.count, continuesWord(characters, index) { index += 1 }
        tokens.append(Token(kind: .word, range: start..<index))
      } else if !first.isWhitespace {
        tokens.append(Token(kind: .mark, range: start..<index))
      }
    }
    return tokens
  }

  /// Digits, and what groups or divides them.
  private static func continuesNumber(_ characters: [Character], _ index: Int) -> Bool {
    if characters[index].isWhole { return true }
    return ".,\u{202F}\u{A0}".contains(characters[index]) && index + 1 < characters.count
      && characters[index + 1].isWhole
  }

  /// Letters and digits, and hyphens and apostrophes between them.
  private static func continuesWord(_ characters: [Character], _ index: Int) -> Bool {
    if characters[index].isLetter || characters[index].isWhole { return true }
    return "-'’".contains(characters[index]) && index + 1 < characters.count && characters[index + 1].isLetter
  }

  private func word(_ token: Token) -> String {
    String(characters[token.range]).lowercased()
  }

  /// `3-day`, `3rd`, `3%`: the number does not count what follows.
  private func isPartOfCompound(_ number: Token) -> Bool {
    let end = number.range.upperBound
    return end < characters.count && ("-%".contains(characters[end]) || characters[end].isLetter)
  }

  // MARK: Agreement

  private func agree(_ segment: ArraySlice<Token>, with number: Token, in edits: inout [Edit]) {
    let isOne = String(characters[number.range]) == "1"
    for phrase in segment.split(whereSeparator: { $0.kind == .mark || Self.joining.contains(word($0)) }) {
      guard let noun = noun(of: phrase) else { continue }
      append(
        isOne ? Self.compound(word(noun), EnglishNoun.singular) : Self.compound(word(noun), EnglishNoun.plural),
        for: noun, to: &edits)
      let next = noun.range.upperBound
      guard let verb = phrase.first(where: { $0.range.lowerBound >= next }) else { continue }
      if let form = Self.verbs.first(where: { $0.one == word(verb) || $0.many == word(verb) }) {
        append(isOne ? form.one : form.many, for: verb, to: &edits)
      }
    }
  }

  /// The last word before what belongs to the noun from behind.
  private func noun(of phrase: ArraySlice<Token>) -> Token? {
    var words = phrase
    if let end = words.dropFirst().firstIndex(where: { Self.ending.contains(word($0)) }) { words = words[..<end] }
    while words.count > 1, let last = words.last, Self.trailing.contains(word(last)) { words = words.dropLast() }
    guard let noun = words.last, !Self.ending.contains(word(noun)) else { return nil }
    return noun
  }

  /// `mother-in-law` changes in its first part, other compounds in their last.
  private static func compound(_ word: String, _ change: (String) -> String) -> String {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return change(word) }
    let head = parts.count > 2 && ["in", "of", "at", "to"].contains(parts[1]) ? 0 : parts.count - 1
    return parts.indices.map { $0 == head ? change(parts[$0]) : parts[$0] }.joined(separator: "-")
  }

  /// Adds the change of a word to another form, with capitals like those of the word.
  private func append(_ form: String, for token: Token, to edits: inout [Edit]) {
    let old = Array(characters[token.range])
    let lowercased = Array(String(old).lowercased())
    guard String(lowercased) != form else { return }
    let isShouted = old.count > 1 && !old.contains { $0.isLowercase }
    let new = Array(form)
    var common = 0
    while common < min(old.count, new.count), lowercased[common] == new[common] { common += 1 }
    var rest = String(new[common...])
    if isShouted {
      rest = rest.uppercased()
    } else if common == 0, old[0].isUppercase {
      rest = rest.capitalizingFirst()
    }
    edits.append(Edit(range: token.range.lowerBound + common..<token.range.upperBound, replacement: rest))
  }

  // MARK: Words

  private static let joining: Set<String> = ["and", "or", "but", "plus", "nor"]

  /// Words that a noun with its adjectives does not reach beyond.
  private static let ending: Set<String> = [
    "of", "in", "on", "at", "for", "from", "with", "without", "to", "by", "per", "about", "into", "over", "under",
    "before", "after", "since", "until", "between", "within", "as", "than", "that", "which", "who", "whose", "is",
    "are", "was", "were", "has", "have", "isn't", "aren't", "wasn't", "weren't", "hasn't", "haven't", "will", "can",
    "could", "may", "might", "must", "should", "would", "near", "not", "isn’t", "aren’t",
  ]

  /// Words that may stand behind a noun.
  private static let trailing: Set<String> = [
    "ago", "left", "later", "remaining", "selected", "available", "away", "ahead", "behind", "total", "each", "apart",
    "long", "wide", "tall", "high", "deep", "old", "today", "yesterday", "tomorrow", "now", "here", "there", "found",
    "missing", "waiting", "added", "removed", "deleted", "completed", "unread", "online", "offline", "early", "late",
    "only", "more", "earlier", "overdue", "due", "outside", "inside",
  ]

  private static let verbs: [(one: String, many: String)] = [
    ("is", "are"), ("was", "were"), ("has", "have"), ("isn't", "aren't"), ("wasn't", "weren't"), ("hasn't", "haven't"),
    ("isn’t", "aren’t"),
  ]
}

extension Character {
  /// Whether the character is a digit.
  fileprivate var isWhole: Bool { isWholeNumber }
}

extension String {
  fileprivate func capitalizingFirst() -> String {
    prefix(1).uppercased() + dropFirst()
  }
}

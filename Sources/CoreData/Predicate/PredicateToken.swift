import Foundation

/// A piece of a format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double, isWhole: Bool)
  case argument(Character)
  case variable(String)
  case symbol(String)

  /// Takes a format apart.
  static func tokens(_ format: String) throws(PredicateProblem) -> [PredicateToken] {
    var scanner = PredicateScanner(format)
    var tokens: [PredicateToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }
}

/// What is wrong with a format.
struct PredicateProblem: Error {
  let text: String
}

private struct PredicateScanner {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  private func character(_ offset: Int = 0) -> Character? {
    index + offset < characters.count ? characters[index + offset] : nil
  }

  mutating func next() throws(PredicateProblem) -> PredicateToken? {
    while let space = character(), space.isWhitespace { index += 1 }
    guard let first = character() else { return nil }
    if first == "\"" || first == "'" { return try text(first) }
    if first == "%" { return argument() }
    if first == "$" {
      index += 1
      return .variable(word())
    }
    if first.isNumber || first == "." && character(1)?.isNumber == true { return number() }
    if first.isLetter || first == "_" || first == "@" || first == "#" { return .word(word()) }
    for symbol in ["===", "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", ":="] where starts(symbol) {
      index += symbol.count
      return .symbol(symbol)
    }
    index += 1
    return .symbol(String(first))
  }

  private func starts(_ text: String) -> Bool {
    index + text.count <= characters.count && String(characters[index..<index + text.count]) == text
  }

  private mutating func text(_ quote: Character) throws(PredicateProblem) -> PredicateToken {
    index += 1
    var text = ""
    while let next = character(), next != quote {
      if next == "\\", let escaped = character(1) {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        index += 2
      } else {
        text.append(next)
        index += 1
      }
    }
    guard character() != nil else { throw PredicateProblem(text: "a text has no end") }
    index += 1
    return .text(text)
  }

  /// `%@`, `%K`, and the forms of numbers, whose lengths do not matter.
  private mutating func argument() -> PredicateToken {
    index += 1
    while let length = character(), "lhqzt".contains(length), character(1)?.isLetter == true { index += 1 }
    guard let kind = character(), kind == "@" || kind.isLetter else { return .symbol("%") }
    index += 1
    return .argument(kind)
  }

  private mutating func number() -> PredicateToken {
    var text = ""
    while let next = character(), next.isNumber || next == "." || next == "e" || next == "_" {
      text.append(next)
      index += 1
    }
    return .number(Double(text) ?? .nan, isWhole: !text.contains { ".e".contains($0) })
  }

  private mutating func word() -> String {
    if character() == "#" { index += 1 }
    var text = ""
    while let next = character(), next.isLetter || next.isNumber || next == "_" || next == "." || next == "@" {
      text.append(next)
      index += 1
    }
    return text
  }
}

/// Takes source text apart into words, one line of the preprocessor's at a time.
struct ShaderLexer {
  private static let punctuations = [
    "<<=", ">>=", "...", "::", "->", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "==", "!=", "<=", ">=",
    "&&", "||", "<<", ">>", "##",
  ]

  private let characters: [UInt8]
  private var place = 0
  private var line = 1
  private let file: String

  init(_ text: String, file: String) {
    characters = Array(text.utf8)
    self.file = file
  }

  /// The words of each line that has any; a backslash at its end continues a line.
  mutating func lines() throws -> [[ShaderToken]] {
    var lines: [[ShaderToken]] = []
    var current: [ShaderToken] = []
    while let character = peek() {
      if character == UInt8(ascii: "\n") {
        if !current.isEmpty { lines.append(current) }
        current = []
        line += 1
        place += 1
      } else if character == UInt8(ascii: "\\"), let next = peek(1), next == 10 || next == 13 {
        place += next == 13 ? 3 : 2
        line += 1
      } else if character <= 32 {
        place += 1
      } else if try !skipComment() {
        current.append(try token(character))
      }
    }
    if !current.isEmpty { lines.append(current) }
    return lines
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < characters.count ? characters[place + distance] : nil
  }

  private func error(_ message: String) -> ShaderError { ShaderError(file: file, line: line, message: message) }

  private mutating func skipComment() throws -> Bool {
    guard peek() == UInt8(ascii: "/") else { return false }
    if peek(1) == UInt8(ascii: "/") {
      while let character = peek(), character != 10 { place += 1 }
      return true
    }
    guard peek(1) == UInt8(ascii: "*") else { return false }
    let start = error("A comment does not end.")
    place += 2
    while let character = peek() {
      if character == 10 { line += 1 }
      if character == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        place += 2
        return true
      }
      place += 1
    }
    throw start
  }

  private mutating func token(_ first: UInt8) throws -> ShaderToken {
    if Self.isLetter(first) { return make(.identifier(take(while: { Self.isLetter($0) || Self.isDigit($0) }))) }
    if Self.isDigit(first) || first == UInt8(ascii: "."), peek(1).map(Self.isDigit) ?? false || first != 46 {
      return try number()
    }
    if first == UInt8(ascii: "\"") { return try string() }
    for punctuation in Self.punctuations where matches(punctuation) {
      place += punctuation.utf8.count
      return make(.punctuation(punctuation))
    }
    guard "+-*/%<>=!&|^~?:;,.(){}[]#".utf8.contains(first) else {
      throw error("The character '\(Character(UnicodeScalar(first)))' has no meaning here.")
    }
    place += 1
    return make(.punctuation(String(UnicodeScalar(first))))
  }

  private func make(_ kind: ShaderToken.Kind) -> ShaderToken { ShaderToken(kind: kind, file: file, line: line) }

  private func matches(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return place + bytes.count <= characters.count && Array(characters[place..<place + bytes.count]) == bytes
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = place
    while let character = peek(), condition(character) { place += 1 }
    return String(decoding: characters[start..<place], as: UTF8.self)
  }

  /// The name of a file to include, as one word.
  private mutating func string() throws -> ShaderToken {
    place += 1
    let text = take { $0 != UInt8(ascii: "\"") && $0 != 10 }
    guard peek() == UInt8(ascii: "\"") else { throw error("A text does not end.") }
    place += 1
    return make(.punctuation("\"" + text + "\""))
  }

  private mutating func number() throws -> ShaderToken {
    if peek() == UInt8(ascii: "0"), let mark = peek(1), mark | 32 == UInt8(ascii: "x") {
      place += 2
      let digits = take { Self.isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 32) }
      guard let value = UInt32(digits, radix: 16) else { throw error("0x\(digits) is no number of 32 bits.") }
      return make(.integer(value, isUnsigned: !takeSuffix("uU").isEmpty))
    }
    var digits = take(while: Self.isDigit)
    var isFloat = false
    if peek() == UInt8(ascii: ".") {
      isFloat = true
      place += 1
      digits += "." + take(while: Self.isDigit)
    }
    if let mark = peek(), mark | 32 == UInt8(ascii: "e") {
      isFloat = true
      place += 1
      digits += "e" + takeSuffix("+-") + take(while: Self.isDigit)
    }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    digits = digits.replacing(".e", with: ".0e")
    let suffix = takeSuffix("fFhHuU")
    if isFloat || suffix.lowercased().contains(where: { "fh".contains($0) }) {
      guard let value = Float(digits) else { throw error("\(digits) is no number.") }
      return make(.float(value))
    }
    guard let value = UInt32(digits) else { throw error("\(digits) is no number of 32 bits.") }
    return make(.integer(value, isUnsigned: !suffix.isEmpty))
  }

  private mutating func takeSuffix(_ letters: String) -> String {
    guard let character = peek(), letters.utf8.contains(character) else { return "" }
    place += 1
    return String(UnicodeScalar(character))
  }

  private static func isDigit(_ character: UInt8) -> Bool { (48...57).contains(character) }

  private static func isLetter(_ character: UInt8) -> Bool {
    character == UInt8(ascii: "_") || (97...122).contains(character | 32)
  }
}

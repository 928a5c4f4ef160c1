/// Cuts Swift source into tokens.
///
/// It knows what is needed to find brackets, separators and keywords reliably: strings of every form with what
/// is interpolated into them, nested comments, regular expressions and directives. Malformed source yields some
/// tokens and never fails: the compiler has reported it already.
struct Lexer {
  private let bytes: [UInt8]
  private let options: LanguageOptions
  private var position = 0
  private var previous: Token?

  private init(_ bytes: [UInt8], options: LanguageOptions) {
    self.bytes = bytes
    self.options = options
  }

  /// All tokens of `bytes` in order.
  static func tokens(in bytes: [UInt8], options: LanguageOptions) -> [Token] {
    var lexer = Lexer(bytes, options: options)
    var tokens: [Token] = []
    while let token = lexer.nextToken() {
      tokens.append(token)
    }
    return tokens
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func nextToken() -> Token? {
    let startsLine = skipTrivia()
    guard let first = byte(at: position) else { return nil }
    let start = position
    let kind = skipToken(startingWith: first)
    let token = Token(
      kind: kind,
      text: String(decoding: bytes[start..<position], as: UTF8.self),
      start: start,
      end: position,
      startsLine: startsLine || previous == nil,
      followsSpace: isSpace(before: start),
      precedesSpace: isSpace(after: position))
    previous = token
    return token
  }

  /// Moves past white space and comments. The answer is whether a line ended there.
  private mutating func skipTrivia() -> Bool {
    var sawLineBreak = false
    while let current = byte(at: position) {
      if current.isWhiteSpace {
        sawLineBreak = sawLineBreak || current == .newline || current == .carriageReturn
        position += 1
      } else if current == .slash, byte(at: position + 1) == .slash {
        skipLine()
      } else if current == .slash, byte(at: position + 1) == .star {
        skipBlockComment()
      } else {
        break
      }
    }
    return sawLineBreak
  }

  private mutating func skipLine() {
    while let current = byte(at: position), current != .newline {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(at: position), byte(at: position + 1)) {
      case (.slash, .star):
        depth += 1
        position += 2
      case (.star, .slash):
        depth -= 1
        position += 2
      default: position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private mutating func skipToken(startingWith first: UInt8) -> Token.Kind {
    switch first {
    case .quote:
      skipString(hashes: 0)
      return .string
    case .hash: return skipHashToken()
    case .backtick:
      skipQuotedIdentifier()
      return .identifier
    case _ where first.isDecimalDigit:
      skipNumber()
      return .number
    case _ where first.isIdentifierByte:
      skipIdentifier()
      return .identifier
    case .slash where skipBareSlashRegex(): return .regex
    case .question where isPostfix(position), .exclamation where isPostfix(position):
      position += 1
      return .symbol
    case _ where first.isOperatorByte:
      skipOperator()
      return .symbol
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func skipIdentifier() {
    while let current = byte(at: position), current.isIdentifierByte {
      position += 1
    }
  }

  private mutating func skipQuotedIdentifier() {
    position += 1
    while let current = byte(at: position), current != .backtick, current != .newline {
      position += 1
    }
    position = min(position + 1, bytes.count)
  }

  private mutating func skipNumber() {
    skipIdentifier()
    if byte(at: position) == .dot, byte(at: position + 1)?.isDecimalDigit == true {
      position += 1
      skipIdentifier()
    }
  }

  /// Moves past a run of operator characters that ends before a comment.
  private mutating func skipOperator() {
    repeat {
      position += 1
    } while byte(at: position)?.isOperatorByte == true && !isComment(at: position)
  }

  private func isComment(at index: Int) -> Bool {
    byte(at: index) == .slash && (byte(at: index + 1) == .slash || byte(at: index + 1) == .star)
  }

  /// Moves past what begins with `#`: a raw string, an extended regular expression, a directive or the sign itself.
  private mutating func skipHashToken() -> Token.Kind {
    var end = position
    while byte(at: end) == .hash { end += 1 }
    let hashes = end - position
    switch byte(at: end) {
    case .quote:
      position = end
      skipString(hashes: hashes)
      return .string
    case .slash:
      position = end
      skipExtendedRegex(hashes: hashes)
      return .regex
    default:
      return skipDirective() ? .directive : .punctuation
    }
  }

  /// Moves past `#if` and its like, or past the sign alone.
  private mutating func skipDirective() -> Bool {
    position += 1
    let wordStart = position
    skipIdentifier()
    let word = String(decoding: bytes[wordStart..<position], as: UTF8.self)
    if ["if", "elseif", "else", "endif"].contains(word) { return true }
    position = wordStart
    return false
  }

  /// Whether what begins at `index` is written against the operand before it.
  private func isPostfix(_ index: Int) -> Bool {
    !isSpace(before: index)
  }

  private func isSpace(before index: Int) -> Bool {
    guard index > 0 else { return true }
    if let previous, previous.end < index { return true }
    switch bytes[index - 1] {
    case .openParenthesis, .openBracket, .openBrace, .comma, UInt8(ascii: ";"), .colon: return true
    default: return bytes[index - 1].isWhiteSpace
    }
  }

  private func isSpace(after index: Int) -> Bool {
    guard let next = byte(at: index) else { return true }
    switch next {
    case .closeParenthesis, .closeBracket, .closeBrace, .comma, UInt8(ascii: ";"), .colon: return true
    default: return next.isWhiteSpace || isComment(at: index)
    }
  }
}

// MARK: - Strings

extension Lexer {
  /// Moves past a string literal whose opening quotation mark is next.
  private mutating func skipString(hashes: Int) {
    let isMultiline = byte(at: position + 1) == .quote && byte(at: position + 2) == .quote
    // `#"""#` is a string of one quotation mark, not the beginning of a string of many lines.
    if isMultiline, hashes > 0, countHashes(at: position + 3) >= hashes {
      position += 3 + hashes
      return
    }
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let current = byte(at: position) {
      if current == .backslash, countHashes(at: position + 1) >= hashes {
        skipEscape(hashes: hashes)
      } else if isClosingDelimiter(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      } else if current == .newline, !isMultiline {
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  private func countHashes(at index: Int) -> Int {
    var end = index
    while byte(at: end) == .hash { end += 1 }
    return end - index
  }

  private func isClosingDelimiter(quotes: Int, hashes: Int) -> Bool {
    for index in position..<position + quotes where byte(at: index) != .quote { return false }
    return countHashes(at: position + quotes) >= hashes
  }

  /// Moves past a backslash and what it escapes, an interpolation included.
  private mutating func skipEscape(hashes: Int) {
    position += 1 + hashes
    guard byte(at: position) == .openParenthesis else {
      position = min(position + 1, bytes.count)
      return
    }
    let outerPrevious = previous
    previous = nil
    var depth = 0
    repeat {
      guard let token = nextToken() else { break }
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
    } while depth > 0
    previous = outerPrevious
  }
}

// MARK: - Regular expressions

extension Lexer {
  /// Moves past `#/…/#`, whose opening slash is next.
  private mutating func skipExtendedRegex(hashes: Int) {
    position += 1
    while let current = byte(at: position) {
      if current == .backslash {
        position += 2
      } else if current == .slash, countHashes(at: position + 1) >= hashes {
        position += 1 + hashes
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Moves past `/…/` if a regular expression stands here; stays and answers false otherwise.
  private mutating func skipBareSlashRegex() -> Bool {
    guard options.allowsBareSlashRegex, previousAllowsOperand, let end = endOfBareSlashRegex() else { return false }
    position = end
    return true
  }

  /// Whether an operand may follow the previous token, so that a slash does not divide by what follows.
  private var previousAllowsOperand: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .number, .string, .regex: return false
    case .identifier:
      return ["return", "in", "case", "try", "await", "if", "else", "where", "while", "switch", "throw", "yield"]
        .contains(previous.text)
    case .punctuation: return !previous.closesGroup
    case .symbol: return previous.followsSpace || !previous.precedesSpace
    case .directive: return true
    }
  }

  /// The byte after the slash that closes a regular expression on this line; nil if there is none, or if what
  /// lies between cannot be a regular expression.
  private func endOfBareSlashRegex() -> Int? {
    guard let first = byte(at: position + 1), !first.isWhiteSpace, first != .slash else { return nil }
    var index = position + 1
    var parentheses = 0
    var isInSet = false
    while let current = byte(at: index), current != .newline {
      switch current {
      case .backslash: index += 1
      case .openBracket: isInSet = true
      case .closeBracket: isInSet = false
      case .openParenthesis where !isInSet: parentheses += 1
      case .closeParenthesis where !isInSet: parentheses -= 1
      case .slash where !isInSet: return bytes[index - 1] == .space ? nil : index + 1
      default: break
      }
      guard parentheses >= 0 else { return nil }
      index += 1
    }
    return nil
  }
}

/// Reads a line of Markdown from left to right.
///
/// Delimiters of emphasis wait on a stack for their partners, as the CommonMark specification describes, so that the
/// work grows with the length of the text and not with its nesting.
struct InlineMarkdownScanner {
  let bytes: [UInt8]
  var position = 0
  var pieces = InlineMarkdownPieces()
  /// Where the text began that has no piece yet.
  var textStart = 0
  var delimiters = InlineMarkdownDelimiters()
  private var brackets: [Bracket] = []
  private let lastParenthesis: Int
  /// Lengths of backtick runs that no further run can close.
  private var unclosedBacktickLengths: Set<Int> = []

  private struct Bracket {
    enum Kind {
      case link
      case image
      /// `^[text](attribute: value)`, Foundation's notation for attributes.
      case attribute
    }

    let kind: Kind
    let piece: Int
    let delimiterCount: Int
    var isActive = true
  }

  init(_ source: String) {
    bytes = Array(source.utf8)
    lastParenthesis = bytes.lastIndex(of: UInt8(ascii: ")")) ?? 0
  }

  mutating func scan() {
    while position < bytes.count {
      if !scanMark() { position += 1 }
    }
    flushText()
    delimiters.match(downTo: 0, in: &pieces)
  }

  /// Reads what the byte at `position` begins. False if it is text.
  private mutating func scanMark() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "\\"): scanEscape()
    case UInt8(ascii: "`"): scanCode()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): scanDelimiters()
    case UInt8(ascii: "["): openBracket(.link, length: 1)
    case UInt8(ascii: "!"): isByte(UInt8(ascii: "["), at: position + 1) && openBracket(.image, length: 2)
    case UInt8(ascii: "^"): isByte(UInt8(ascii: "["), at: position + 1) && openBracket(.attribute, length: 2)
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "&"): scanEntity()
    case UInt8(ascii: "<"): scanAngleLink()
    case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "@"): scanBareLink()
    default: false
    }
  }

  func isByte(_ byte: UInt8, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == byte
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Makes a piece of the text before `position`.
  mutating func flushText() {
    if textStart < position { pieces.append(string(textStart..<position)) }
    textStart = position
  }

  /// Goes on behind a mark.
  mutating func skip(to end: Int) {
    position = end
    textStart = end
  }

  // MARK: Escapes, code, entities

  private mutating func scanEscape() -> Bool {
    guard position + 1 < bytes.count else { return false }
    let next = bytes[position + 1]
    guard next == UInt8(ascii: "\n") || MarkdownCharacters.isASCIIPunctuation(next) else { return false }
    flushText()
    // The escaped character is text, and the text goes on with it.
    skip(to: position + 1)
    position += 1
    return true
  }

  private mutating func scanCode() -> Bool {
    let length = runLength(at: position)
    guard let end = closingBackticks(length: length, after: position + length) else {
      position += length
      return true
    }
    flushText()
    pieces.append(codeText(position + length..<end), intent: .code)
    skip(to: end + length)
    return true
  }

  private mutating func closingBackticks(length: Int, after start: Int) -> Int? {
    guard !unclosedBacktickLengths.contains(length) else { return nil }
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let found = runLength(at: index)
      if found == length { return index }
      index += found
    }
    unclosedBacktickLengths.insert(length)
    return nil
  }

  /// Code on several lines is one line, and one space at both ends lets code begin with a backtick.
  private func codeText(_ range: Range<Int>) -> String {
    let text = string(range).replacing("\n", with: " ")
    guard text.count > 1, text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  private mutating func scanEntity() -> Bool {
    guard let semicolon = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
      let text = MarkdownCharacters.entity(named: string(position + 1..<semicolon))
    else { return false }
    flushText()
    pieces.append(text)
    skip(to: semicolon + 1)
    return true
  }

  /// How many times the byte at `start` is repeated.
  func runLength(at start: Int) -> Int {
    var end = start + 1
    while isByte(bytes[start], at: end) { end += 1 }
    return end - start
  }

  // MARK: Emphasis

  private mutating func scanDelimiters() -> Bool {
    let mark = bytes[position]
    let length = runLength(at: position)
    let end = position + length
    if mark == UInt8(ascii: "~"), length > 2 {
      position = end
      return true
    }
    let before = MarkdownCharacters.Kind(of: MarkdownCharacters.scalar(before: position, in: bytes))
    let after = MarkdownCharacters.Kind(of: MarkdownCharacters.scalar(at: end, in: bytes))
    if mark == UInt8(ascii: "_"), before == .other, after == .other {
      // Within a word an underscore is a letter.
      position = end
      return true
    }
    flushText()
    let piece = pieces.append(string(position..<end))
    delimiters.append(mark: mark, length: length, piece: piece, before: before, after: after)
    skip(to: end)
    return true
  }

  // MARK: Brackets

  private mutating func openBracket(_ kind: Bracket.Kind, length: Int) -> Bool {
    flushText()
    let piece = pieces.append(string(position..<position + length))
    brackets.append(Bracket(kind: kind, piece: piece, delimiterCount: delimiters.count))
    skip(to: position + length)
    return true
  }

  private mutating func closeBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    guard bracket.isActive, isByte(UInt8(ascii: "("), at: position + 1), position < lastParenthesis else {
      return false
    }
    flushText()
    switch bracket.kind {
    case .link, .image:
      guard let target = MarkdownLinkTarget(in: bytes, at: position + 1) else { return false }
      close(bracket, address: bracket.kind == .link ? target.address : nil, end: target.end)
    case .attribute:
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ")")) else { return false }
      let isPassage = Self.asksForAgreement(string(position + 2..<end))
      close(bracket, address: nil, end: end + 1)
      if isPassage { pieces.addPassage(after: bracket.piece, before: pieces.nextIndex) }
    }
    return true
  }

  /// Whether attributes hold `inflect: true`.
  private static func asksForAgreement(_ attributes: String) -> Bool {
    attributes.filter { !$0.isWhitespace && !"{}'\"".contains($0) }.split(separator: ",").contains("inflect:true")
  }

  private mutating func close(_ bracket: Bracket, address: String?, end: Int) {
    delimiters.match(downTo: bracket.delimiterCount, in: &pieces)
    pieces.setText("", at: bracket.piece)
    if let address {
      pieces.addLink(address, after: bracket.piece, before: pieces.nextIndex)
      // A link cannot hold another one.
      for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
    }
    skip(to: end)
  }
}

/// A node's text, cut into tokens.
struct TokenizedSource {
  let node: SourceNode
  let tokens: [Token]
  private let bytes: [UInt8]

  init(_ node: SourceNode, language: LanguageOptions) {
    self.node = node
    bytes = Array(node.text.utf8)
    tokens = Lexer.tokens(in: bytes, options: language)
  }

  /// The source between two byte offsets.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  /// The source that a range of tokens covers, with what lies between them; empty for an empty range.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return text(from: first.start, to: last.end)
  }

  /// The token at `index`; nil past the end.
  func token(at index: Int) -> Token? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// The index after the token that closes the group which the token at `index` opens.
  func endOfGroup(at index: Int) -> Int {
    var depth = 0
    for current in index..<tokens.count {
      if tokens[current].opensGroup { depth += 1 }
      if tokens[current].closesGroup { depth -= 1 }
      if depth == 0 { return current + 1 }
    }
    return tokens.count
  }

  /// The index after the `#endif` that belongs to the `#if` at `index`.
  func endOfConditional(at index: Int) -> Int {
    var depth = 0
    for current in index..<tokens.count {
      if tokens[current].isDirective("#if") { depth += 1 }
      if tokens[current].isDirective("#endif") { depth -= 1 }
      if depth == 0 { return current + 1 }
    }
    return tokens.count
  }

  /// The first index in `range` whose token `isWanted` accepts, groups being passed over unopened.
  func firstIndex(in range: Range<Int>, where isWanted: (Token) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isWanted(tokens[index]) { return index }
      index = tokens[index].opensGroup ? endOfGroup(at: index) : index + 1
    }
    return nil
  }

  /// The index after the attribute whose `@` stands at `index`, its arguments included.
  func endOfAttribute(at index: Int) -> Int {
    var end = index + 2
    while let separator = lengthOfQualifier(at: end) { end += separator + 1 }
    if token(at: end)?.angleBalance == 1, let open = token(at: end), !open.followsSpace {
      end = endOfAngles(at: end)
    }
    if let open = token(at: end), open.isPunctuation("("), open.start == tokens[end - 1].end {
      end = endOfGroup(at: end)
    }
    return min(end, tokens.count)
  }

  /// The number of tokens in the `.` or `::` at `index`; nil if neither stands there.
  private func lengthOfQualifier(at index: Int) -> Int? {
    if token(at: index)?.isSymbol(".") == true { return 1 }
    let isSelector = token(at: index)?.isPunctuation(":") == true && token(at: index + 1)?.isPunctuation(":") == true
    return isSelector ? 2 : nil
  }

  /// The index after the token that closes the generic arguments which the token at `index` opens.
  func endOfAngles(at index: Int) -> Int {
    var depth = 0
    var current = index
    while current < tokens.count {
      depth += tokens[current].angleBalance
      current = tokens[current].opensGroup ? endOfGroup(at: current) : current + 1
      if depth <= 0 { return current }
    }
    return tokens.count
  }

  /// An error at the token at `index`, or at the end of the source where there is none.
  func error(_ message: String, at index: Int) -> ExpansionError {
    ExpansionError(message, in: node, at: token(at: index)?.start ?? tokens.last?.end ?? 0)
  }
}

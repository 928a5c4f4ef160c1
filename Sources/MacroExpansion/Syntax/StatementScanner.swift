/// Finds where a statement ends, by the rules by which Swift reads a line break.
struct StatementScanner {
  let source: TokenizedSource

  /// The index after the last token of the statement that begins at the lower bound of `range`.
  func endOfStatement(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    // The first token of the statement, and what an attribute belongs to, may stand on a line of their own.
    var mayStartLine = true
    while index < range.upperBound {
      let token = source.tokens[index]
      if token.isPunctuation(";") { return index }
      if token.startsLine, !mayStartLine, !continues(at: index) { return index }
      mayStartLine = token.isPunctuation("@")
      index =
        mayStartLine ? source.endOfAttribute(at: index) : token.opensGroup ? source.endOfGroup(at: index) : index + 1
    }
    return range.upperBound
  }

  /// Whether the token at `index`, the first of its line, goes on with the statement of the line before.
  private func continues(at index: Int) -> Bool {
    awaitsOperand(source.tokens[index - 1]) || continuesExpression(source.tokens[index])
  }

  private func awaitsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .symbol: token.followsSpace || token.text == "=" || token.text == "->"
    case .punctuation: token.text == "," || token.text == ":" || token.text == "."
    case .identifier: ["try", "await", "as", "is", "in", "var", "let", "private", "static"].contains(token.text)
    case .number, .string, .regex, .directive: false
    }
  }

  private func continuesExpression(_ token: Token) -> Bool {
    switch token.kind {
    case .symbol: token.text.hasPrefix(".") ? !token.text.hasPrefix("..") || token.precedesSpace : token.precedesSpace
    case .punctuation: token.text == "{" || token.text == ":" || token.text == ","
    case .identifier: ["as", "is", "else", "where"].contains(token.text)
    case .number, .string, .regex, .directive: false
    }
  }
}

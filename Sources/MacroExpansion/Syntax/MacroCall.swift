/// A use of a freestanding macro: `#Name(arguments) { closure }`.
struct MacroCall {
  /// The index of the `#`.
  let start: Int
  /// The tokens from the opening bracket to the end of the call, trailing closures included.
  let argumentsAndClosures: Range<Int>
  /// The tokens inside the braces of the closure that is given as `body`, trailing or in the brackets.
  let body: Range<Int>?

  /// Reads a call. nil: the source is not one.
  init?(_ source: TokenizedSource) {
    guard let start = source.firstIndex(in: 0..<source.tokens.count, where: { $0.isPunctuation("#") }) else {
      return nil
    }
    self.start = start
    let argumentsStart = min(start + 2, source.tokens.count)
    argumentsAndClosures = argumentsStart..<source.tokens.count
    let hasList = source.token(at: argumentsStart)?.isPunctuation("(") == true
    let closure = hasList ? source.endOfGroup(at: argumentsStart) : argumentsStart
    let brace =
      source.token(at: closure)?.isPunctuation("{") == true
      ? closure : hasList ? Self.bodyArgument(source, in: argumentsStart + 1..<closure) : nil
    body = brace.map { $0 + 1..<max($0 + 1, source.endOfGroup(at: $0) - 1) }
  }

  /// The index of the brace that follows the label `body:`.
  private static func bodyArgument(_ source: TokenizedSource, in list: Range<Int>) -> Int? {
    guard let label = source.firstIndex(in: list, where: { $0.isWord("body") }),
      source.token(at: label + 1)?.isPunctuation(":") == true,
      source.token(at: label + 2)?.isPunctuation("{") == true
    else { return nil }
    return label + 2
  }
}

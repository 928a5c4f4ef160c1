/// Where words begin and end.
nonisolated enum WordBoundaries {
  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'" || character == "\u{2019}"
  }

  /// The start of the word that the caret is in or behind.
  static func start(before offset: Int, in characters: [Character]) -> Int {
    var index = min(offset, characters.count)
    while index > 0, !isInWord(characters[index - 1]) { index -= 1 }
    while index > 0, isInWord(characters[index - 1]) { index -= 1 }
    return index
  }

  /// The end of the word that the caret is in or before.
  static func end(after offset: Int, in characters: [Character]) -> Int {
    var index = max(offset, 0)
    while index < characters.count, !isInWord(characters[index]) { index += 1 }
    while index < characters.count, isInWord(characters[index]) { index += 1 }
    return index
  }

  /// The word around an offset; between words the one character there.
  static func word(at offset: Int, in characters: [Character]) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    var index = min(max(offset, 0), characters.count - 1)
    // An offset at the end of a word belongs to that word.
    if !isInWord(characters[index]), index > 0, isInWord(characters[index - 1]) { index -= 1 }
    guard isInWord(characters[index]) else { return index..<index + 1 }
    var start = index
    var end = index + 1
    while start > 0, isInWord(characters[start - 1]) { start -= 1 }
    while end < characters.count, isInWord(characters[end]) { end += 1 }
    return start..<end
  }
}

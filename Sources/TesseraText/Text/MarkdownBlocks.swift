/// The block half of Markdown, as far as attributed strings need it: where texts begin and end, without their marks.
enum MarkdownBlocks {
  enum Block: Equatable {
    case text(String)
    /// Code between fences; Markdown in it has no effect.
    case code(String)
  }

  static func blocks(of source: String) -> [Block] {
    var blocks: [Block] = []
    var paragraph: [Substring] = []
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]

    func endParagraph() {
      if !paragraph.isEmpty { blocks.append(.text(join(paragraph))) }
      paragraph = []
    }

    while let line = lines.popFirst() {
      if let fence = fence(of: line) {
        endParagraph()
        let end = lines.firstIndex { $0.drop(while: isSpace).hasPrefix(fence) } ?? lines.endIndex
        blocks.append(.code(lines[..<end].map { $0 + "\n" }.joined()))
        lines = lines[end...].dropFirst()
      } else if line.allSatisfy(isSpace) || isRule(line) {
        endParagraph()
      } else {
        let (text, startsBlock) = withoutMarks(line)
        if startsBlock { endParagraph() }
        paragraph.append(text)
        if isHeading(line) { endParagraph() }
      }
    }
    endParagraph()
    return blocks
  }

  /// The lines of a paragraph as one line. Two spaces or a backslash at the end of a line break it.
  static func joiningLines(of source: String) -> String {
    join(source.split(separator: "\n", omittingEmptySubsequences: true))
  }

  private static func join(_ lines: [Substring]) -> String {
    var result = ""
    for (index, line) in lines.enumerated() {
      var text = line.drop(while: isSpace)
      let isLast = index == lines.count - 1
      let isBroken = text.hasSuffix("  ")
      while let last = text.last, isSpace(last) { text.removeLast() }
      // The inline reader makes a line break of a backslash before one.
      result += text + (isLast ? "" : isBroken ? "\\\n" : text.hasSuffix("\\") ? "\n" : " ")
    }
    return result
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\r"
  }

  /// The backticks or tildes that open a block of code.
  private static func fence(of line: Substring) -> Substring? {
    let text = line.drop(while: isSpace)
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let fence = text.prefix { $0 == mark }
    return fence.count >= 3 ? fence : nil
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { !isSpace($0) }
    guard let mark = marks.first, "-*_=".contains(mark) else { return false }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  private static func isHeading(_ line: Substring) -> Bool {
    let marks = line.drop(while: isSpace).prefix { $0 == "#" }
    return (1...6).contains(marks.count) && line.drop(while: isSpace).dropFirst(marks.count).first.map(isSpace) ?? true
  }

  /// The line without the marks of headings, quotes and list items, and whether these begin a block.
  private static func withoutMarks(_ line: Substring) -> (text: Substring, startsBlock: Bool) {
    var text = line.drop(while: isSpace)
    var startsBlock = false
    while text.first == ">" { text = text.dropFirst().drop(while: isSpace) }
    if isHeading(text) {
      text = text.drop { $0 == "#" }.drop(while: isSpace)
      startsBlock = true
    } else if let item = listItem(text) {
      text = item
      startsBlock = true
    }
    return (text, startsBlock)
  }

  private static func listItem(_ line: Substring) -> Substring? {
    var rest = line
    if let mark = rest.first, "-*+".contains(mark) {
      rest = rest.dropFirst()
    } else {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      guard (1...9).contains(digits.count), rest.first == "." || rest.first == ")" else { return nil }
      rest = rest.dropFirst()
    }
    guard let space = rest.first, isSpace(space) else { return nil }
    return rest.drop(while: isSpace)
  }
}

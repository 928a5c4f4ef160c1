/// What the scanner has read: text in pieces, and styles that span whole pieces.
///
/// A style is kept as a mark where it begins and a mark where it ends, so that deep nesting costs no more than its
/// delimiters.
struct InlineMarkdownPieces {
  private struct Piece {
    var text: String
    var beginning: [Style] = []
    var ending: [Style] = []
  }

  private enum Style {
    case intent(InlinePresentationIntent)
    case link(String)
    case passage(Int)
  }

  private var pieces: [Piece] = []

  /// Adds text and returns its index.
  @discardableResult
  mutating func append(_ text: String, intent: InlinePresentationIntent = []) -> Int {
    let index = pieces.count
    pieces.append(Piece(text: text))
    if !intent.isEmpty { add(.intent(intent), from: index, through: index) }
    return index
  }

  mutating func append(_ text: String, link: String) {
    let index = append(text)
    add(.link(link), from: index, through: index)
  }

  /// The index of the piece that will be added next.
  var nextIndex: Int { pieces.count }

  /// The text of a delimiter shrinks as its characters take effect.
  mutating func setText(_ text: String, at index: Int) {
    pieces[index].text = text
  }

  mutating func addIntent(_ intent: InlinePresentationIntent, after first: Int, before end: Int) {
    add(.intent(intent), from: first + 1, through: end - 1)
  }

  mutating func addLink(_ address: String, after first: Int, before end: Int) {
    add(.link(address), from: first + 1, through: end - 1)
  }

  /// Makes pieces a passage whose words agree with its numbers.
  mutating func addPassage(after first: Int, before end: Int) {
    add(.passage(first), from: first + 1, through: end - 1)
  }

  private mutating func add(_ style: Style, from first: Int, through last: Int) {
    guard first <= last else { return }
    pieces[first].beginning.append(style)
    pieces[last].ending.append(style)
  }

  /// The styled stretches, neighbors of one style joined.
  func spans() -> [InlineMarkdown.Span] {
    var spans: [InlineMarkdown.Span] = []
    var styles = OpenStyles()
    for piece in pieces {
      for style in piece.beginning { styles.begin(style) }
      if !piece.text.isEmpty {
        let span = InlineMarkdown.Span(
          text: piece.text, intent: styles.intent, link: styles.link, passage: styles.passage)
        if let last = spans.last, last.intent == span.intent, last.link == span.link, last.passage == span.passage {
          spans[spans.count - 1].text += span.text
        } else {
          spans.append(span)
        }
      }
      for style in piece.ending { styles.end(style) }
    }
    return spans
  }

  /// How many of each style are open; two may be nested within each other.
  private struct OpenStyles {
    private var counts: [UInt: Int] = [:]
    private(set) var intent: InlinePresentationIntent = []
    private(set) var link: String?
    private(set) var passage: Int?

    mutating func begin(_ style: Style) {
      switch style {
      case .intent(let begun):
        counts[begun.rawValue, default: 0] += 1
        intent.insert(begun)
      case .link(let address):
        link = address
      case .passage(let number):
        passage = passage ?? number
      }
    }

    mutating func end(_ style: Style) {
      switch style {
      case .intent(let ended):
        counts[ended.rawValue, default: 0] -= 1
        if counts[ended.rawValue] == 0 { intent.remove(ended) }
      case .link:
        link = nil
      case .passage(let number):
        if passage == number { passage = nil }
      }
    }
  }
}

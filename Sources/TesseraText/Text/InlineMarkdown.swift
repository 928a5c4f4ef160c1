/// The inline half of Markdown: emphasis, strikethrough, code, links, escapes.
///
/// Blocks (headings, lists, paragraphs) are not parsed, and whitespace is kept. What is not well-formed Markdown is
/// text, so there is no input that cannot be read.
enum InlineMarkdown {
  /// A stretch of text in one style.
  struct Span: Hashable, Sendable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The address of the link that the text belongs to, as it was written.
    var link: String?
    /// Which passage the text belongs to whose words agree with its numbers; nil for none (J16).
    var passage: Int?
  }

  /// The styled stretches of `source`, in order.
  static func spans(of source: String) -> [Span] {
    if isPlain(source) { return source.isEmpty ? [] : [Span(text: source)] }
    var scanner = InlineMarkdownScanner(source)
    scanner.scan()
    return scanner.pieces.spans()
  }

  /// Whether `source` cannot hold any Markdown, so that it need not be read.
  static func isPlain(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { bytes in
      for index in bytes.indices where isMark[Int(bytes[index])] {
        switch bytes[index] {
        case UInt8(ascii: ":"):
          if bytes[index...].starts(with: "://".utf8) { return false }
        case UInt8(ascii: "w"), UInt8(ascii: "W"):
          if index + 3 < bytes.count, bytes[index + 3] == UInt8(ascii: ".") { return false }
        case UInt8(ascii: "@"):
          // Not a format specifier: an e-mail address has a name before.
          if index > 0, bytes[index - 1] != UInt8(ascii: "%"), bytes[index - 1] != UInt8(ascii: "$") { return false }
        default:
          return false
        }
      }
      return true
    }
  }

  /// For each byte whether Markdown can begin with it.
  private static let isMark: [Bool] = {
    var marks = [Bool](repeating: false, count: 256)
    for byte in "*_~`[\\&<@:wW".utf8 { marks[Int(byte)] = true }
    return marks
  }()
}

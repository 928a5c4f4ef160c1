/// A word of Swift source.
struct Token: Equatable {
  enum Kind {
    /// A name or a keyword, with its backticks.
    case identifier
    case number
    /// A string literal with all that is interpolated into it.
    case string
    case regex
    /// A run of operator characters.
    case symbol
    /// One of `( ) [ ] { } , ; : @ #` and other single characters.
    case punctuation
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive
  }

  var kind: Kind
  var text: String
  /// Bytes from the beginning of the source.
  var start: Int
  /// The byte after the token.
  var end: Int
  /// Whether a line break lies between this token and the one before.
  var startsLine: Bool
  /// Whether white space, a comment, an opening bracket or nothing at all lies before the token.
  var followsSpace: Bool
  /// Whether white space, a comment, a closing bracket, a separator or nothing at all lies after the token.
  var precedesSpace: Bool

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }

  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }

  func isWord(_ text: String) -> Bool { kind == .identifier && self.text == text }

  func isDirective(_ text: String) -> Bool { kind == .directive && self.text == text }

  var opensGroup: Bool { kind == .punctuation && (text == "(" || text == "[" || text == "{") }

  var closesGroup: Bool { kind == .punctuation && (text == ")" || text == "]" || text == "}") }

  /// How many more angle brackets the token opens than it closes, where it stands in a type.
  var angleBalance: Int {
    guard kind == .symbol else { return 0 }
    var balance = 0
    var previous: Character = " "
    for character in text {
      if character == "<" { balance += 1 }
      if character == ">", previous != "-" { balance -= 1 }
      previous = character
    }
    return balance
  }
}

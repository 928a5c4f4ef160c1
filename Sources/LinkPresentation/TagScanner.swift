import Foundation

/// Goes through the tags of HTML.
struct TagScanner {
  /// The beginning of an element.
  struct Tag {
    /// In lower case.
    var name: String
    /// By their names in lower case; entities are replaced.
    var attributes: [String: String]
  }

  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  /// The next beginning of an element; nil at the end.
  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard rest.first?.isLetter == true else { continue }
      let name = take { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
      let tag = Tag(name: name, attributes: attributes())
      if name == "script" || name == "style" { skip(to: "</\(name)") }
      return tag
    }
    return nil
  }

  /// The text up to the next tag, with single spaces; nil if there is none.
  mutating func text() -> String? {
    let text = Self.plain(take { $0 != "<" }).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  private mutating func skip(to end: String) {
    rest = rest.range(of: end, options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
  }

  private mutating func take(while isPart: (Character) -> Bool) -> Substring {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return part
  }

  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      _ = take { $0.isWhitespace || $0 == "/" }
      guard rest.first != ">" else {
        rest = rest.dropFirst()
        return attributes
      }
      guard !rest.isEmpty else { return attributes }
      let name = take { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
      _ = take(while: \.isWhitespace)
      guard rest.first == "=" else {
        // What is no name at all is left out.
        if name.isEmpty { rest = rest.dropFirst() } else { attributes[name] = "" }
        continue
      }
      rest = rest.dropFirst()
      _ = take(while: \.isWhitespace)
      attributes[name] = attributes[name] ?? Self.plain(value())
    }
  }

  private mutating func value() -> Substring {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return take { !$0.isWhitespace && $0 != ">" }
    }
    rest = rest.dropFirst()
    let value = take { $0 != quote }
    rest = rest.dropFirst()
    return value
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—", "hellip": "…",
    "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”",
  ]

  /// A text with characters in the place of their names and numbers.
  private static func plain(_ text: Substring) -> String {
    String(text).replacing(/&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/) { match in
      let number = match.1.flatMap { UInt32($0) } ?? match.2.flatMap { UInt32($0, radix: 16) }
      if let number { return UnicodeScalar(number).map { String($0) } ?? "" }
      return match.3.flatMap { entities[String($0)] } ?? String(match.0)
    }
  }
}

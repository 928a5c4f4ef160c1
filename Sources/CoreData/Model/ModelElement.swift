import Foundation

/// An element of the XML in which Xcode writes models: they have attributes and elements, and no text.
struct ModelElement {
  let name: String
  var attributes: [String: String] = [:]
  var children: [ModelElement] = []

  /// The outermost element of a text; nil if it is no XML.
  static func root(of text: String) -> ModelElement? {
    var reader = ModelElementReader(text)
    return reader.root()
  }
}

/// Reads elements one after the other.
private struct ModelElementReader {
  private let text: [UInt8]
  private var index = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  mutating func root() -> ModelElement? {
    var open: [ModelElement] = []
    while let tag = nextTag() {
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        guard let element = open.popLast(), element.name == tag.dropFirst().trimmingCharacters(in: .whitespaces) else {
          return nil
        }
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
        continue
      }
      let isWhole = tag.hasSuffix("/")
      let element = Self.element(isWhole ? String(tag.dropLast()) : tag)
      if !isWhole {
        open.append(element)
      } else if open.isEmpty {
        return element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    return nil
  }

  /// What stands between the next angle brackets. Quoted values may have brackets.
  private mutating func nextTag() -> String? {
    guard let start = text[index...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    var end = start + 1
    var isQuoted = false
    while end < text.count, isQuoted || text[end] != UInt8(ascii: ">") {
      if text[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
      end += 1
    }
    guard end < text.count else { return nil }
    index = end + 1
    return String(decoding: text[start + 1..<end], as: UTF8.self)
  }

  private static func element(_ tag: String) -> ModelElement {
    let name = tag.prefix { !$0.isWhitespace }
    var element = ModelElement(name: String(name))
    for match in tag.dropFirst(name.count).matches(of: /([\w:.-]+)\s*=\s*"([^"]*)"/) {
      element.attributes[String(match.output.1)] = unescaped(match.output.2)
    }
    return element
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let plain = String(text).replacing(/&#(\d+);/) { match in
      UInt32(match.output.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(plain) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}

import Foundation

/// Reads the elements of an XML document.
///
/// Files are not trusted: entities are not expanded but for the five of XML and numbers, and size, number and depth of
/// elements are bounded.
nonisolated struct MarkupReader {
  private static let maximumSize = 8 * 1024 * 1024
  private static let maximumElements = 100_000
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0
  private var open: [MarkupElement] = []
  private var root: MarkupElement?

  /// The outermost element; nil if the document is none, or exceeds the bounds.
  static func root(of data: Data) -> MarkupElement? {
    guard data.count <= maximumSize else { return nil }
    var reader = MarkupReader(bytes: Array(data))
    return reader.read() ? reader.root : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() -> Bool {
    while root == nil, index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        readText()
        continue
      }
      guard readTag() else { return false }
    }
    return root != nil
  }

  private mutating func readText() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    if !open.isEmpty { open[open.count - 1].text += Self.unescaped(string(start..<index)) }
  }

  /// false: the document ends or is malformed here.
  private mutating func readTag() -> Bool {
    if begins(with: "<!--") { return skip(past: "-->") }
    if begins(with: "<?") { return skip(past: "?>") }
    if begins(with: "<![CDATA[") {
      let start = index + 9
      guard skip(past: "]]>") else { return false }
      if !open.isEmpty { open[open.count - 1].text += string(start..<index - 3) }
      return true
    }
    if begins(with: "<!") { return skipDeclaration() }
    if begins(with: "</") { return skip(past: ">") && close() }
    return readElement()
  }

  /// A document type may hold declarations in brackets.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while index < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return true
      default: break
      }
    }
    return false
  }

  private mutating func readElement() -> Bool {
    index += 1
    count += 1
    guard count <= Self.maximumElements, open.count < Self.maximumDepth, let name = readName() else { return false }
    var element = MarkupElement(name: name.split(separator: ":").last.map(String.init) ?? name)
    while index < bytes.count {
      skipSpace()
      guard index < bytes.count else { return false }
      if begins(with: "/>") {
        index += 2
        open.append(element)
        return close()
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        open.append(element)
        return true
      }
      guard readAttribute(into: &element) else { return false }
    }
    return false
  }

  /// Attributes of editors' own name spaces are left out.
  private mutating func readAttribute(into element: inout MarkupElement) -> Bool {
    guard let name = readName() else { return false }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return false }
    index += 1
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      return false
    }
    let quote = bytes[index]
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { return false }
    index = end + 1
    let plain = name.hasPrefix("xlink:") ? String(name.dropFirst("xlink:".count)) : name
    if !plain.contains(":") { element.attributes[plain] = Self.unescaped(string(start..<end)) }
    return true
  }

  private mutating func readName() -> String? {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    return index > start ? string(start..<index) : nil
  }

  /// Puts the element that ends into the one around it.
  private mutating func close() -> Bool {
    guard let element = open.popLast() else { return false }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    return true
  }

  // MARK: Characters

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || [UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<")].contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private func begins(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[index..<index + length].elementsEqual($0) }
  }

  private mutating func skip(past end: StaticString) -> Bool {
    while index < bytes.count {
      if begins(with: end) {
        index += end.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    return false
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing(/&(#x?)?([0-9A-Za-z]{1,8});/) { match in
      let name = String(match.output.2)
      guard let prefix = match.output.1 else { return entities[name] ?? String(match.output.0) }
      let number = UInt32(name, radix: prefix == "#x" ? 16 : 10)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}

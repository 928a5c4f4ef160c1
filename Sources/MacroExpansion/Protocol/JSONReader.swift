/// Reads one JSON value from bytes.
struct JSONReader {
  /// What is wrong with a text that is not JSON, and where.
  struct Malformed: Error, Equatable {
    var offset: Int
  }

  /// Deeper values are refused, so that no input can exhaust the stack.
  private static let maximumDepth = 256

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that `bytes` spell, white space around it allowed.
  static func read(_ bytes: [UInt8]) throws(Malformed) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.readValue()
    reader.skipWhiteSpace()
    guard reader.position == bytes.count else { throw reader.malformed }
    return value
  }

  private var malformed: Malformed { Malformed(offset: position) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipWhiteSpace() {
    while let byte = current, byte == .space || byte == .newline || byte == .carriageReturn || byte == .tab {
      position += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Malformed) {
    guard skip(byte) else { throw malformed }
  }

  private mutating func readValue() throws(Malformed) -> JSONValue {
    skipWhiteSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw malformed }
    switch current {
    case .openBrace: return try readObject()
    case .openBracket: return try readArray()
    case .quote: return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", as: .boolean(true))
    case UInt8(ascii: "f"): return try readWord("false", as: .boolean(false))
    case UInt8(ascii: "n"): return try readWord("null", as: .null)
    default: return try readNumber()
    }
  }

  private mutating func readObject() throws(Malformed) -> JSONValue {
    try expect(.openBrace)
    var members: [String: JSONValue] = [:]
    skipWhiteSpace()
    if skip(.closeBrace) { return .object(members) }
    repeat {
      skipWhiteSpace()
      let name = try readString()
      skipWhiteSpace()
      try expect(.colon)
      members[name] = try readValue()
      skipWhiteSpace()
    } while skip(.comma)
    try expect(.closeBrace)
    return .object(members)
  }

  private mutating func readArray() throws(Malformed) -> JSONValue {
    try expect(.openBracket)
    var values: [JSONValue] = []
    skipWhiteSpace()
    if skip(.closeBracket) { return .array(values) }
    repeat {
      values.append(try readValue())
      skipWhiteSpace()
    } while skip(.comma)
    try expect(.closeBracket)
    return .array(values)
  }

  private mutating func readWord(_ word: StaticString, as value: JSONValue) throws(Malformed) -> JSONValue {
    for offset in 0..<word.utf8CodeUnitCount {
      try expect(word.utf8Start[offset])
    }
    return value
  }

  private mutating func readNumber() throws(Malformed) -> JSONValue {
    let start = position
    while let byte = current, byte.isDecimalDigit || "+-.eE".utf8.contains(byte) {
      position += 1
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw Malformed(offset: start)
    }
    return .number(value)
  }

  private mutating func readString() throws(Malformed) -> String {
    try expect(.quote)
    var content: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case .quote: return String(decoding: content, as: UTF8.self)
      case .backslash: content += String(try readEscape()).utf8
      default: content.append(byte)
      }
    }
    throw malformed
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() throws(Malformed) -> Unicode.Scalar {
    guard let byte = current else { throw malformed }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: return Unicode.Scalar(byte)
    }
  }

  /// Reads the digits of a `\u` escape and, for the first half of a surrogate pair, the second escape.
  private mutating func readUnicodeEscape() throws(Malformed) -> Unicode.Scalar {
    let first = try readFourHexDigits()
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard skip(.backslash), skip(UInt8(ascii: "u")) else { return "\u{FFFD}" }
    let second = try readFourHexDigits()
    guard 0xDC00..<0xE000 ~= second else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)) ?? "\u{FFFD}"
  }

  private mutating func readFourHexDigits() throws(Malformed) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw malformed }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

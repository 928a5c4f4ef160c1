import Foundation

/// Reads the lines that `SettingsWriter` writes. Anything else is malformed.
nonisolated struct SettingsReader {
  /// How deep values may nest.
  private static let maximumDepth = 100

  struct Malformed: Error {}

  private var rest: Substring.UTF8View

  private init(_ line: Substring.UTF8View) {
    rest = line
  }

  /// The setting that a line without its end says was written, or, with nil, removed.
  static func read(_ line: Substring) throws -> (key: String, value: SettingsValue?) {
    var reader = SettingsReader(line.utf8)
    let key = try reader.readString()
    try reader.expect(" = ")
    let value = reader.skip("nil") ? nil : try reader.readValue(depth: 0)
    guard reader.rest.isEmpty else { throw Malformed() }
    return (key, value)
  }

  private mutating func readValue(depth: Int) throws -> SettingsValue {
    guard depth < Self.maximumDepth else { throw Malformed() }
    switch rest.first {
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "["): return .array(try readArray(depth: depth))
    case UInt8(ascii: "{"): return .dictionary(try readDictionary(depth: depth))
    default: break
    }
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    if skip("data(") { return .data(try readArgument { Data(base64Encoded: $0) }) }
    if skip("url(") { return .url(try readArgument { URL(string: $0) }) }
    if skip("date(") {
      guard let seconds = Double(readWord()) else { throw Malformed() }
      try expect(")")
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    }
    return try number(readWord())
  }

  private func number(_ word: String) throws -> SettingsValue {
    if let integer = Int(word) { return .integer(integer) }
    guard let real = Double(word) else { throw Malformed() }
    return .real(real)
  }

  private mutating func readArgument<Value>(_ convert: (String) -> Value?) throws -> Value {
    guard let value = convert(try readString()) else { throw Malformed() }
    try expect(")")
    return value
  }

  private mutating func readArray(depth: Int) throws -> [SettingsValue] {
    try expect("[")
    var values: [SettingsValue] = []
    if skip("]") { return values }
    repeat { values.append(try readValue(depth: depth + 1)) } while skip(", ")
    try expect("]")
    return values
  }

  private mutating func readDictionary(depth: Int) throws -> [String: SettingsValue] {
    try expect("{")
    var values: [String: SettingsValue] = [:]
    if skip("}") { return values }
    repeat {
      let key = try readString()
      try expect(": ")
      values[key] = try readValue(depth: depth + 1)
    } while skip(", ")
    try expect("}")
    return values
  }

  /// The characters of a number.
  private mutating func readWord() -> String {
    let end = rest.firstIndex {
      ![UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains($0) && !Self.isWord($0)
    }
    let word = rest[..<(end ?? rest.endIndex)]
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private mutating func readString() throws -> String {
    try expect("\"")
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += try readEscape()
      default: bytes.append(byte)
      }
    }
    throw Malformed()
  }

  /// What follows a backslash.
  private mutating func readEscape() throws -> [UInt8] {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "u"):
      let digits = String(Substring(rest.prefix(4)))
      guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        throw Malformed()
      }
      rest = rest.dropFirst(4)
      return Array(String(Character(scalar)).utf8)
    default: throw Malformed()
    }
  }

  private mutating func expect(_ text: StaticString) throws {
    guard skip(text) else { throw Malformed() }
  }

  /// Steps over a text if it comes next.
  private mutating func skip(_ text: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }
}

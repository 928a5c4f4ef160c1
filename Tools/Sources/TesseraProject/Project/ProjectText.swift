import Foundation

/// The text of a `project.pbxproj`: a property list as NeXT's systems had them, with comments.
///
/// Foundation reads these, too, but does not say where one is broken, except on the standard error stream.
struct ProjectText {
  /// What is wrong, and in which line.
  struct Problem: Error {
    let description: String
  }

  private let text: [UInt8]
  private var position = 0
  private var depth = 0
  /// A file that was made up may nest lists more deeply than the stack allows.
  private static let maximumDepth = 200

  /// Reads a property list.
  ///
  /// - Parameter data: in UTF-8, UTF-16 with its mark, or, as very old projects have it, Latin 1.
  static func value(of data: Data) throws(Problem) -> Any {
    var text = ProjectText(decoded(data))
    let value = try text.value()
    try text.skipBlanks()
    if text.position < text.text.count { throw text.problem("more follows where it should end") }
    return value
  }

  private init(_ text: [UInt8]) {
    self.text = text
  }

  private static func decoded(_ data: Data) -> [UInt8] {
    let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    if isWide, let text = String(data: data, encoding: .utf16) { return Array(text.utf8) }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(data.dropFirst(3)) }
    guard String(data: data, encoding: .utf8) == nil else { return Array(data) }
    return Array((String(data: data, encoding: .isoLatin1) ?? "").utf8)
  }

  private func problem(_ description: String) -> Problem {
    let line = text[..<min(position, text.count)].count { $0 == UInt8(ascii: "\n") } + 1
    return Problem(description: "line \(line): \(description)")
  }

  // MARK: Values

  private mutating func value() throws(Problem) -> Any {
    try skipBlanks()
    guard position < text.count else { throw problem("the file ends where a value should be") }
    guard depth < Self.maximumDepth else { throw problem("lists are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    switch text[position] {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try list()
    case UInt8(ascii: "<") where !isConflict: return try bytes()
    default: return try string()
    }
  }

  private mutating func dictionary() throws(Problem) -> [String: Any] {
    position += 1
    var values: [String: Any] = [:]
    while try !ends(with: "}") {
      let key = try string()
      try take("=", after: "\"\(key)\"")
      values[key] = try value()
      try take(";", after: "the value of \"\(key)\"")
    }
    return values
  }

  private mutating func list() throws(Problem) -> [Any] {
    position += 1
    var values: [Any] = []
    while try !ends(with: ")") {
      values.append(try value())
      try skipBlanks()
      if position < text.count, text[position] == UInt8(ascii: ",") {
        position += 1
      } else if position < text.count, text[position] != UInt8(ascii: ")") {
        throw problem("a comma is missing")
      }
    }
    return values
  }

  /// Hexadecimal digits in angle brackets.
  private mutating func bytes() throws(Problem) -> Data {
    position += 1
    var digits: [Int] = []
    while try !ends(with: ">") {
      guard let digit = Character(UnicodeScalar(text[position])).hexDigitValue else {
        throw problem("something other than data stands in angle brackets")
      }
      digits.append(digit)
      position += 1
    }
    return Data(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
  }

  private mutating func string() throws(Problem) -> String {
    try skipBlanks()
    guard position < text.count else { throw problem("the file ends where a name should be") }
    let first = text[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    if isConflict { throw problem("a conflict of a merge is left in the file") }
    let start = position
    while position < text.count, Self.isPlain(text[position]) { position += 1 }
    guard position > start else {
      throw problem("\"\(Character(UnicodeScalar(first)))\" stands where a name or a value should be")
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+@".utf8.contains(byte)
    }
  }

  private var isConflict: Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { text[position...].starts(with: $0.utf8) }
  }

  // MARK: Quoted texts

  private mutating func quoted(by quote: UInt8) throws(Problem) -> String {
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while position < text.count, text[position] != quote {
      if text[position] == UInt8(ascii: "\\"), position + 1 < text.count {
        position += 1
        bytes += escaped()
      } else {
        bytes.append(text[position])
        position += 1
      }
    }
    guard position < text.count else {
      position = start
      throw problem("a quoted text does not end")
    }
    position += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands behind a backslash.
  private mutating func escaped() -> [UInt8] {
    let byte = text[position]
    if byte == UInt8(ascii: "U"), let unit = digits(4, from: position + 1, radix: 16), let scalar = UnicodeScalar(unit)
    {
      position += 5
      return Array(String(scalar).utf8)
    }
    if let code = digits(3, from: position, radix: 8), code < 256 {
      position += 3
      return Array(String(UnicodeScalar(UInt8(code))).utf8)
    }
    position += 1
    let controls: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
      UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
    ]
    return [controls[byte] ?? byte]
  }

  private func digits(_ count: Int, from start: Int, radix: Int) -> UInt32? {
    guard start + count <= text.count else { return nil }
    return UInt32(String(decoding: text[start..<start + count], as: UTF8.self), radix: radix)
  }

  // MARK: Blanks

  private mutating func take(_ sign: Character, after what: String) throws(Problem) {
    try skipBlanks()
    guard position < text.count else { throw problem("the file ends after \(what)") }
    guard text[position] == sign.asciiValue else {
      throw problem(isConflict ? "a conflict of a merge is left in the file" : "\"\(sign)\" is missing after \(what)")
    }
    position += 1
  }

  private mutating func ends(with sign: Character) throws(Problem) -> Bool {
    try skipBlanks()
    guard position < text.count else { throw problem("the file ends before a \"\(sign)\"") }
    guard text[position] == sign.asciiValue else { return false }
    position += 1
    return true
  }

  private var isComment: Bool {
    text[position] == UInt8(ascii: "/") && position + 1 < text.count
      && (text[position + 1] == UInt8(ascii: "*") || text[position + 1] == UInt8(ascii: "/"))
  }

  private mutating func skipBlanks() throws(Problem) {
    while position < text.count {
      if text[position] <= 32 {
        position += 1
      } else if isComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Problem) {
    let start = position
    if text[position + 1] == UInt8(ascii: "/") {
      while position < text.count, text[position] != UInt8(ascii: "\n"), text[position] != UInt8(ascii: "\r") {
        position += 1
      }
      return
    }
    position += 2
    while position + 1 < text.count {
      if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = start
    throw problem("a comment does not end")
  }
}

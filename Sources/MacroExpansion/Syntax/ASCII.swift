/// Names for the bytes that the readers of this module look for, and the classes that bytes belong to.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let backtick = UInt8(ascii: "`")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isDecimalDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte may stand in an identifier. Bytes past ASCII may: emoji and letters are far more common
  /// than operators there, and no macro needs those.
  var isIdentifierByte: Bool {
    isLetter || isDecimalDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isOperatorByte: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }

  var isWhiteSpace: Bool {
    self == .space || self == .tab || self == .newline || self == .carriageReturn || self == 0x0B || self == 0x0C
  }
}

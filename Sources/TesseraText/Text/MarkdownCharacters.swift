/// What Markdown needs to know about characters.
enum MarkdownCharacters {
  enum Kind {
    /// Whitespace, and the ends of the text.
    case whitespace
    case punctuation
    case other

    init(of scalar: Unicode.Scalar?) {
      guard let scalar else {
        self = .whitespace
        return
      }
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        self = isASCIIPunctuation(byte) ? .punctuation : byte <= 0x20 ? .whitespace : .other
        return
      }
      if scalar.properties.isWhitespace {
        self = .whitespace
        return
      }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
        self = .punctuation
      default:
        self = .other
      }
    }
  }

  static func isASCIIPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// The character that begins at `index`; nil at the end.
  static func scalar(at index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    return String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  /// The character that ends before `index`; nil at the start.
  static func scalar(before index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard index > 0 else { return nil }
    var start = index - 1
    while start > 0, index - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.first
  }

  /// The text for a reference such as `&amp;`, by number or by one of the names in common use.
  static func entity(named name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number else { return nil }
    return String(Character(number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"))
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "copy": "©", "reg": "®", "trade": "™", "deg": "°", "para": "¶", "sect": "§", "dagger": "†",
    "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•", "middot": "·", "prime": "′",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "times": "×", "divide": "÷", "plusmn": "±", "minus": "−", "ne": "≠", "le": "≤", "ge": "≥", "infin": "∞",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "check": "✓",
  ]
}

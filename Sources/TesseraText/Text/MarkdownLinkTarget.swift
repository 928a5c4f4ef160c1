/// The `(address "title")` behind a link's text.
struct MarkdownLinkTarget {
  /// The address without its brackets and escapes.
  let address: String
  /// The index behind the closing parenthesis.
  let end: Int

  /// Longer targets are taken for text, so that no input makes reading slow.
  static let maximumLength = 2048

  /// Reads the target whose opening parenthesis is at `start`. nil if it is not well-formed.
  init?(in bytes: [UInt8], at start: Int) {
    var reader = Reader(bytes: bytes[..<min(bytes.count, start + Self.maximumLength)], position: start + 1)
    reader.skipWhitespace()
    guard let address = reader.readAddress() else { return nil }
    let hasSpace = reader.skipWhitespace()
    if !reader.isAt(UInt8(ascii: ")")) {
      guard hasSpace, reader.skipTitle() else { return nil }
      reader.skipWhitespace()
    }
    guard reader.isAt(UInt8(ascii: ")")) else { return nil }
    self.address = address
    end = reader.position + 1
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    var position: Int

    func isAt(_ byte: UInt8) -> Bool {
      position < bytes.endIndex && bytes[position] == byte
    }

    @discardableResult
    mutating func skipWhitespace() -> Bool {
      let start = position
      while position < bytes.endIndex, bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
        position += 1
      }
      return position > start
    }

    mutating func readAddress() -> String? {
      isAt(UInt8(ascii: "<")) ? readBracketedAddress() : readBareAddress()
    }

    private mutating func readBracketedAddress() -> String? {
      position += 1
      var text: [UInt8] = []
      while position < bytes.endIndex {
        switch bytes[position] {
        case UInt8(ascii: ">"):
          position += 1
          return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "<"), UInt8(ascii: "\n"):
          return nil
        default:
          readCharacter(into: &text)
        }
      }
      return nil
    }

    /// Parentheses within the address must be balanced.
    private mutating func readBareAddress() -> String? {
      var text: [UInt8] = []
      var depth = 0
      while position < bytes.endIndex, bytes[position] > 0x20, bytes[position] != 0x7F {
        if isAt(UInt8(ascii: "(")) { depth += 1 }
        if isAt(UInt8(ascii: ")")) {
          if depth == 0 { break }
          depth -= 1
        }
        readCharacter(into: &text)
      }
      return depth == 0 ? String(decoding: text, as: UTF8.self) : nil
    }

    private mutating func readCharacter(into text: inout [UInt8]) {
      if isAt(UInt8(ascii: "\\")), position + 1 < bytes.endIndex,
        MarkdownCharacters.isASCIIPunctuation(bytes[position + 1])
      {
        position += 1
      }
      text.append(bytes[position])
      position += 1
    }

    /// Titles are not shown, so they are only stepped over.
    mutating func skipTitle() -> Bool {
      guard position < bytes.endIndex else { return false }
      let closing: UInt8
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = bytes[position]
      case UInt8(ascii: "("): closing = UInt8(ascii: ")")
      default: return false
      }
      position += 1
      while position < bytes.endIndex, bytes[position] != closing {
        position += isAt(UInt8(ascii: "\\")) ? 2 : 1
      }
      guard position < bytes.endIndex else { return false }
      position += 1
      return true
    }
  }
}

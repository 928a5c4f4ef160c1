/// The characters whose text needs no bidirectional algorithm, no font fallback and no shaping by syllable:
/// printable ASCII and the Latin letters and signs up to U+017F.
enum LatinText {
  /// Number of characters in the set.
  static let count = 319
  private static let asciiCount = 95

  /// Calls `body` with the index of each character and the offset of its first byte.
  ///
  /// - Returns: false if a character outside the set was met or `body` returned false; the rest is not visited.
  @inline(__always)
  static func forEachIndex(
    in text: UnsafeBufferPointer<UInt8>, _ body: (_ index: Int, _ offset: Int) -> Bool
  ) -> Bool {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        guard byte >= 0x20, byte < 0x7F, body(Int(byte) - 0x20, offset) else { return false }
        offset += 1
      } else {
        guard byte >= 0xC2, byte <= 0xC5 else { return false }
        let scalar = Int(byte & 0x1F) << 6 | Int(text[offset + 1] & 0x3F)
        guard scalar >= 0xA0, scalar != softHyphen, body(scalar - 0xA0 + asciiCount, offset) else { return false }
        offset += 2
      }
    }
    return true
  }

  /// Whether the character is a letter, which makes the script of its text Latin.
  static func isLetter(_ index: Int) -> Bool {
    let scalar = self.scalar(index)
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA: return true
    case 0xC0...0x17F: return scalar != 0xD7 && scalar != 0xF7
    default: return false
    }
  }

  static func scalar(_ index: Int) -> UInt32 {
    UInt32(index < asciiCount ? index + 0x20 : index - asciiCount + 0xA0)
  }

  private static let softHyphen = 0xAD
}

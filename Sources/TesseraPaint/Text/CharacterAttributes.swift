import CPango

/// What the Unicode text rules say about each character of a text.
struct CharacterAttributes {
  private let attributes: UnsafeBufferPointer<PangoLogAttr>
  /// For each byte, the index of the character it belongs to.
  private let indices: [Int32]
  private let text: [UInt8]

  /// - Parameter attributes: one for each character and one more; they must outlive this value.
  init(text: [UInt8], attributes: UnsafeBufferPointer<PangoLogAttr>) {
    self.attributes = attributes
    self.text = text
    var index: Int32 = -1
    indices = text.map { byte in
      if byte & 0xC0 != 0x80 { index += 1 }
      return index
    }
  }

  func canStartLine(at offset: Int) -> Bool {
    attribute(at: offset)?.is_line_break == 1
  }

  /// Whether the character is space that may hang over the end of a line.
  func isBreakingSpace(at offset: Int) -> Bool {
    attribute(at: offset)?.is_white == 1 && !isNoBreakSpace(at: offset)
  }

  private func attribute(at offset: Int) -> PangoLogAttr? {
    guard indices.indices.contains(offset), attributes.indices.contains(Int(indices[offset])) else { return nil }
    return attributes[Int(indices[offset])]
  }

  /// U+00A0, U+202F and U+2007.
  private func isNoBreakSpace(at offset: Int) -> Bool {
    let rest = text[offset...]
    return rest.starts(with: [0xC2, 0xA0]) || rest.starts(with: [0xE2, 0x80, 0xAF])
      || rest.starts(with: [0xE2, 0x80, 0x87])
  }
}

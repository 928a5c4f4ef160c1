import TesseraCore

/// The characters of all runs as Pango can read them.
///
/// Pango takes a zero byte for the end and knows fewer line breaks than Unicode.
struct SourceText {
  private(set) var bytes: [UInt8] = []
  /// Where each run ends, in bytes.
  private var ends: [Int] = []

  init(_ text: ResolvedText) {
    for run in text.runs {
      append(run.string)
      ends.append(bytes.count)
    }
  }

  func range(ofStyle index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The style of the character at an offset, or of the last one at the end of the text.
  func style(at offset: Int) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// How many bytes a stretch has at least, unless it is the last.
  private static let chunkLength = 1_024

  /// The text in stretches of whole paragraphs, without the line breaks between them.
  func chunks() -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var start = 0
    while let end = bytes[min(start + Self.chunkLength, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) {
      // A carriage return before a line feed belongs to the line break.
      let isPair = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      chunks.append(start..<(isPair ? end - 1 : end))
      start = end + 1
    }
    chunks.append(start..<bytes.count)
    return chunks
  }

  private mutating func append(_ string: String) {
    let newline = UInt8(ascii: "\n")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\0": continue
      case "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}": bytes.append(newline)
      default: bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
      }
    }
  }
}

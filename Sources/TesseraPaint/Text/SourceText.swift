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

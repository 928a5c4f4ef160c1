/// Some paragraphs of a text, with offsets of their own.
struct SourceChunk {
  private let whole: SourceText
  private let chunk: Range<Int>
  let bytes: [UInt8]

  init(_ whole: SourceText, _ chunk: Range<Int>) {
    self.whole = whole
    self.chunk = chunk
    bytes = Array(whole.bytes[chunk])
  }

  /// Where the stretch begins in the text.
  var start: Int { chunk.lowerBound }

  /// The styles of the stretch and of the line break behind it.
  var styles: ClosedRange<Int> { whole.style(at: chunk.lowerBound)...whole.style(at: chunk.upperBound) }

  func range(ofStyle index: Int) -> Range<Int> {
    let range = whole.range(ofStyle: index).clamped(to: chunk)
    return (range.lowerBound - start)..<(range.upperBound - start)
  }

  func style(at offset: Int) -> Int {
    whole.style(at: start + offset)
  }
}

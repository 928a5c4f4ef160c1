/// Some paragraphs of a text, by offsets of their own.
struct SourceStretch {
  private let whole: SourceText
  private let stretch: Range<Int>
  let bytes: [UInt8]

  init(_ whole: SourceText, _ stretch: Range<Int>) {
    self.whole = whole
    self.stretch = stretch
    bytes = Array(whole.bytes[stretch])
  }

  /// Where the stretch begins in the text.
  var start: Int { stretch.lowerBound }

  /// The styles of the stretch and of the line break behind it.
  var styles: ClosedRange<Int> { whole.style(at: stretch.lowerBound)...whole.style(at: stretch.upperBound) }

  func range(ofStyle index: Int) -> Range<Int> {
    let range = whole.range(ofStyle: index).clamped(to: stretch)
    return (range.lowerBound - start)..<(range.upperBound - start)
  }

  func style(at offset: Int) -> Int {
    whole.style(at: start + offset)
  }
}

/// Text that takes the place of other text in a source.
struct TextEdit {
  /// In bytes from the start.
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// An insertion.
  init(_ position: Int, _ text: String) {
    self.init(position..<position, text)
  }

  /// Edits must not overlap; those at one place go in as they come.
  static func apply(_ edits: [TextEdit], to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The line of a place, from 1.
  static func line(of position: Int, in source: String) -> Int {
    source.utf8.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1
  }
}

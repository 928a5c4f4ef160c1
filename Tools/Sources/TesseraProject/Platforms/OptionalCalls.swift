/// Finds the calls of methods that objects may leave out, `delegate.tableView?(table, didSelectRowAt: path)`.
///
/// Without Objective-C all methods are there. A call with a label is one of a method: closures have no labels.
struct OptionalCalls {
  /// The offsets of the question marks, in bytes, in order.
  private(set) var marks: [Int] = []
  private let bytes: [UInt8]

  /// - Parameter parts: where the code is; nothing in comments and strings counts.
  init(_ source: [UInt8], _ parts: CodeParts) {
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: source.count)
    for range in parts.ranges { bytes.replaceSubrange(range, with: source[range]) }
    self.bytes = bytes
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "?") && bytes[index + 1] == Self.open {
      if isMethod(before: index), hasLabel(from: index + 1) { marks.append(index) }
    }
  }

  private static let open = UInt8(ascii: "(")

  /// Whether a point and a name stand there.
  private func isMethod(before index: Int) -> Bool {
    var start = index
    while start > 0, Self.isNamePart(bytes[start - 1]) { start -= 1 }
    return start < index && start > 0 && bytes[start - 1] == UInt8(ascii: ".")
  }

  /// Whether an argument of the call whose parenthesis is there has a label.
  private func hasLabel(from parenthesis: Int) -> Bool {
    var depth = 0
    for index in parenthesis..<bytes.count {
      switch bytes[index] {
      case Self.open, UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ","): break
      default: continue
      }
      if depth == 0 { return false }
      let begins = index == parenthesis || bytes[index] == UInt8(ascii: ",") && depth == 1
      if begins, isLabel(at: index + 1) { return true }
    }
    return false
  }

  /// Whether a name with a colon stands there.
  private func isLabel(at index: Int) -> Bool {
    var position = index
    func skip(_ belongs: (UInt8) -> Bool) {
      while position < bytes.count, belongs(bytes[position]) { position += 1 }
    }
    skip(Self.isSpace)
    let start = position
    skip(Self.isNamePart)
    let end = position
    skip(Self.isSpace)
    return end > start && position < bytes.count && bytes[position] == UInt8(ascii: ":")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }
}

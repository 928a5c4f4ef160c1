/// Where the code of a Swift source file is, without comments and the texts of strings.
///
/// What is interpolated into a string counts as its text.
struct CodeParts {
  /// The offsets of the code, in bytes, in order.
  private(set) var ranges: [Range<Int>] = []
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while position < bytes.count {
      let end = position
      guard skipComment() || skipString() else {
        position += 1
        continue
      }
      ranges.append(start..<end)
      start = position
    }
    ranges.append(start..<bytes.count)
    ranges.removeAll(where: \.isEmpty)
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + count]) }
  }

  private mutating func skipComment() -> Bool {
    if has("//", at: position) {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard has("/*", at: position) else { return false }
    var depth = 0
    repeat {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
    return true
  }

  private mutating func skipString() -> Bool {
    var quote = position
    while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
    guard has("\"", at: quote) else { return false }
    let hashes = quote - position
    let isLong = has("\"\"\"", at: quote)
    position = quote + (isLong ? 3 : 1)
    while position < bytes.count {
      if isEscape(hashes) {
        position += hashes + 1
        if has("(", at: position) { skipInterpolation() } else { position += 1 }
      } else if has(isLong ? "\"\"\"" : "\"", at: position), isHashes(hashes, at: position + (isLong ? 3 : 1)) {
        position += (isLong ? 3 : 1) + hashes
        break
      } else if !isLong, bytes[position] == UInt8(ascii: "\n") {
        break
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    return true
  }

  private func isEscape(_ hashes: Int) -> Bool {
    has("\\", at: position) && isHashes(hashes, at: position + 1)
  }

  private func isHashes(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if skipString() || skipComment() { continue }
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }
}

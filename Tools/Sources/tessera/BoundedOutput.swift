import Foundation

/// The output of a program, shortened: its beginning and end, and the length of the omitted part.
struct BoundedOutput {
  private let headLimit: Int
  private let tailLimit: Int
  private var head = Data()
  private var tail = Data()
  private var leftOut = 0

  /// - Parameter limit: how many bytes are kept. A quarter of them is the beginning.
  init(limit: Int) {
    headLimit = max(1, limit / 4)
    tailLimit = max(1, limit - headLimit)
  }

  mutating func append(_ bytes: some DataProtocol) {
    let room = headLimit - head.count
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    // Cut rarely, so that much output costs no more than it is long.
    if tail.count > 2 * tailLimit { cutTail() }
  }

  private mutating func cutTail() {
    let excess = tail.count - tailLimit
    guard excess > 0 else { return }
    leftOut += excess
    tail = Data(tail.dropFirst(excess))
  }

  /// Everything, or the first and the last lines with a remark between them.
  var data: Data {
    var copy = self
    copy.cutTail()
    guard copy.leftOut > 0 else { return head + tail }
    let newline = UInt8(ascii: "\n")
    let first = head.lastIndex(of: newline).map { head[...$0] } ?? head[...]
    let last = copy.tail.firstIndex(of: newline).map { copy.tail[($0 + 1)...] } ?? copy.tail[...]
    let bytes = copy.leftOut + head.count - first.count + copy.tail.count - last.count
    let lineEnd = first.last == newline ? "" : "\n"
    return first + Data("\(lineEnd)... \(bytes) bytes of output were left out ...\n".utf8) + last
  }
}

/// The runs of `*`, `_` and `~` that wait for a partner.
struct InlineMarkdownDelimiters {
  private struct Delimiter {
    let mark: UInt8
    let originalLength: Int
    var length: Int
    let piece: Int
    let canOpen: Bool
    let canClose: Bool

    var text: String { String(repeating: Character(UnicodeScalar(mark)), count: length) }
  }

  private var stack: [Delimiter] = []

  var count: Int { stack.count }

  /// Adds a run of `length` marks between two characters of the given kinds.
  mutating func append(
    mark: UInt8, length: Int, piece: Int, before: MarkdownCharacters.Kind, after: MarkdownCharacters.Kind
  ) {
    let isLeftFlanking = after != .whitespace && (after != .punctuation || before != .other)
    let isRightFlanking = before != .whitespace && (before != .punctuation || after != .other)
    let isWithinWords = mark == UInt8(ascii: "_")
    stack.append(
      Delimiter(
        mark: mark, originalLength: length, length: length, piece: piece,
        canOpen: isLeftFlanking && (!isWithinWords || !isRightFlanking || before == .punctuation),
        canClose: isRightFlanking && (!isWithinWords || !isLeftFlanking || after == .punctuation)))
  }

  /// Pairs the runs above `bottom` with each other and takes them off the stack.
  mutating func match(downTo bottom: Int, in pieces: inout InlineMarkdownPieces) {
    var openers: [Int] = []
    // For each kind of closer, how many openers at the bottom are known not to fit.
    var floors: [CloserKind: Int] = [:]
    for index in stack.indices.dropFirst(bottom) {
      while stack[index].canClose, stack[index].length > 0 {
        let kind = CloserKind(stack[index])
        guard let depth = depthOfOpener(for: index, in: openers, above: floors[kind] ?? 0) else {
          floors[kind] = openers.count
          break
        }
        pair(openers[depth], index, in: &pieces)
        let isUsedUp = stack[openers[depth]].length == 0
        openers.removeSubrange((isUsedUp ? depth : depth + 1)...)
        floors = floors.mapValues { min($0, openers.count) }
      }
      if stack[index].canOpen, stack[index].length > 0 { openers.append(index) }
    }
    stack.removeSubrange(bottom...)
  }

  /// What decides which openers fit a closer.
  private struct CloserKind: Hashable {
    let mark: UInt8
    let canOpen: Bool
    let lengthClass: Int

    init(_ delimiter: Delimiter) {
      mark = delimiter.mark
      canOpen = delimiter.canOpen
      lengthClass = mark == UInt8(ascii: "~") ? delimiter.originalLength : delimiter.originalLength % 3
    }
  }

  private func depthOfOpener(for closer: Int, in openers: [Int], above floor: Int) -> Int? {
    var depth = openers.count - 1
    while depth >= floor {
      if fits(stack[openers[depth]], stack[closer]) { return depth }
      depth -= 1
    }
    return nil
  }

  private func fits(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    guard opener.mark == closer.mark else { return false }
    if opener.mark == UInt8(ascii: "~") { return opener.originalLength == closer.originalLength }
    guard opener.canClose || closer.canOpen else { return true }
    // Runs that could be either are told apart by their lengths, as in `**a*b**`.
    return (opener.originalLength + closer.originalLength) % 3 != 0
      || (opener.originalLength % 3 == 0 && closer.originalLength % 3 == 0)
  }

  private mutating func pair(_ opener: Int, _ closer: Int, in pieces: inout InlineMarkdownPieces) {
    let length = min(stack[opener].length, stack[closer].length, 2)
    let intent: InlinePresentationIntent =
      if stack[opener].mark == UInt8(ascii: "~") {
        .strikethrough
      } else if length == 2 {
        .stronglyEmphasized
      } else {
        .emphasized
      }
    pieces.addIntent(intent, after: stack[opener].piece, before: stack[closer].piece)
    for index in [opener, closer] {
      stack[index].length -= length
      pieces.setText(stack[index].text, at: stack[index].piece)
    }
  }
}

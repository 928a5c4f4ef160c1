import Foundation

/// Where the caret can be in a laid-out text, by offsets that count characters.
package struct CaretMap {
  struct Line {
    /// Offsets of the characters in the line, without the line break at its end.
    var characters: Range<Int>
    var top: CGFloat
    var height: CGFloat
    /// The place of the caret before each of the characters and behind the last one.
    var positions: [CGFloat]
    /// The place of the caret behind each of the characters.
    var ends: [CGFloat]
  }

  private(set) var lines: [Line] = []

  /// - Parameter lines: of the layout of `characters`, in order.
  package init(_ characters: [Character], _ lines: [TextLineBoxes]) {
    var bytes = 0
    /// The byte at which each character starts.
    var starts: [Int] = []
    starts.reserveCapacity(characters.count)
    for character in characters {
      starts.append(bytes)
      bytes += character.utf8.count
    }
    let followingStarts = Self.followingStarts(lines, end: bytes)
    var next = 0
    for (index, line) in lines.enumerated() {
      // The line break that ended the line before.
      if index > 0, next < characters.count, characters[next].isNewline, !startsHere(line, next, starts) { next += 1 }
      let followingStart = followingStarts[index]
      var end = next
      while end < characters.count, !characters[end].isNewline, !line.boxes.isEmpty, starts[end] < followingStart {
        end += 1
      }
      let lineStarts = Array(starts[next..<end])
      let positions = Self.positions(lineStarts, line)
      self.lines.append(
        Line(
          characters: next..<end, top: line.top, height: line.height, positions: positions,
          ends: Self.ends(lineStarts, line, positions)))
      next = end
    }
  }

  /// For each line, where the next one that is not empty starts, in bytes.
  private static func followingStarts(_ lines: [TextLineBoxes], end: Int) -> [Int] {
    var starts = [Int](repeating: end, count: lines.count)
    var following = end
    for index in lines.indices.reversed() {
      starts[index] = following
      if let first = lines[index].boxes.first { following = first.byte }
    }
    return starts
  }

  private func startsHere(_ line: TextLineBoxes, _ offset: Int, _ starts: [Int]) -> Bool {
    line.boxes.first.map { $0.byte <= starts[offset] } ?? false
  }

  /// The leading edge of each character, and the trailing edge of the last one.
  private static func positions(_ starts: [Int], _ line: TextLineBoxes) -> [CGFloat] {
    guard let last = line.boxes.last, !starts.isEmpty else { return [line.left] }
    var positions: [CGFloat] = []
    var index = 0
    for start in starts {
      while index + 1 < line.boxes.count, line.boxes[index + 1].byte <= start { index += 1 }
      positions.append(edge(of: line.boxes, index, start))
    }
    positions.append(last.isRightToLeft ? last.minX : last.maxX)
    return positions
  }

  /// The trailing edge of each character.
  private static func ends(_ starts: [Int], _ line: TextLineBoxes, _ positions: [CGFloat]) -> [CGFloat] {
    guard !line.boxes.isEmpty else { return [] }
    var index = 0
    return starts.indices.map { place in
      while index + 1 < line.boxes.count, line.boxes[index + 1].byte <= starts[place] { index += 1 }
      let next = index + 1 < line.boxes.count ? line.boxes[index + 1].byte : Int.max
      let sharesGlyph = place + 1 < starts.count && starts[place + 1] < next
      let box = line.boxes[index]
      return sharesGlyph ? positions[place + 1] : box.isRightToLeft ? box.minX : box.maxX
    }
  }

  /// Where the character that starts at a byte begins. Characters that share a glyph share its width.
  private static func edge(of boxes: [TextLineBoxes.Box], _ index: Int, _ byte: Int) -> CGFloat {
    let box = boxes[index]
    let isInside = byte > box.byte
    let middle = (box.minX + box.maxX) / 2
    if isInside { return middle }
    return box.isRightToLeft ? box.maxX : box.minX
  }

  // MARK: Asking

  /// The line with the caret at an offset. Between a line and the next that it flows into, the latter, or the former for a
  /// caret that belongs to what is upstream.
  func line(at offset: Int, isUpstream: Bool = false) -> Int {
    let line = lines.lastIndex { $0.characters.lowerBound <= offset } ?? 0
    let flows =
      line > 0 && lines[line].characters.lowerBound == offset && lines[line - 1].characters.upperBound == offset
    return isUpstream && flows ? line - 1 : line
  }

  /// The place of the caret at an offset: a line without width.
  ///
  /// - Parameter isUpstream: whether it is behind the character before the offset, not in front of the one at it (J410).
  package func caret(at offset: Int, isUpstream: Bool = false) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(at: offset, isUpstream: isUpstream)]
    let index = min(max(offset - line.characters.lowerBound, 0), line.positions.count - 1)
    let x = isUpstream && line.ends.indices.contains(index - 1) ? line.ends[index - 1] : line.positions[index]
    return CGRect(x: x, y: line.top, width: 0, height: line.height)
  }

  /// The offset whose caret is nearest to a point.
  package func offset(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
    return offset(in: line, at: point.x)
  }

  private func offset(in line: Line, at x: CGFloat) -> Int {
    var best = 0
    for index in line.positions.indices where abs(line.positions[index] - x) < abs(line.positions[best] - x) {
      best = index
    }
    return line.characters.lowerBound + best
  }

  /// The offset one line up or down from an offset, as near to `x` as it goes; nil where no line follows.
  package func offset(from offset: Int, lines distance: Int, x: CGFloat, isUpstream: Bool = false) -> Int? {
    let target = line(at: offset, isUpstream: isUpstream) + distance
    guard lines.indices.contains(target) else { return nil }
    return self.offset(in: lines[target], at: x)
  }

  /// The areas of selected characters. A selected line break shows as a little room behind its line.
  package func areas(of selection: Range<Int>) -> [CGRect] {
    lines.enumerated().flatMap { index, line -> [CGRect] in
      let part = line.characters.clamped(to: selection)
      let next = index + 1 < lines.count ? lines[index + 1].characters.lowerBound : line.characters.upperBound
      let includesBreak =
        next > line.characters.upperBound && selection.contains(line.characters.upperBound)
      var areas: [CGRect] = []
      var start = part.lowerBound - line.characters.lowerBound
      let end = part.upperBound - line.characters.lowerBound
      while !part.isEmpty, start < end {
        let (first, second) = (line.positions[start], line.positions[start + 1])
        areas.append(
          CGRect(x: min(first, second), y: line.top, width: abs(second - first), height: line.height))
        start += 1
      }
      if includesBreak, let edge = line.positions.last {
        areas.append(CGRect(x: edge, y: line.top, width: Self.breakWidth, height: line.height))
      }
      return Self.joined(areas)
    }
  }

  private static let breakWidth: CGFloat = 4

  /// Areas side by side, as one.
  private static func joined(_ areas: [CGRect]) -> [CGRect] {
    areas.reduce(into: []) { joined, area in
      if let last = joined.last, abs(last.maxX - area.minX) < 0.01 {
        joined[joined.count - 1].size.width = area.maxX - last.minX
      } else if let last = joined.last, abs(area.maxX - last.minX) < 0.01 {
        joined[joined.count - 1] = CGRect(x: area.minX, y: last.minY, width: last.maxX - area.minX, height: last.height)
      } else {
        joined.append(area)
      }
    }
  }
}

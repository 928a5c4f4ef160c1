import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: where the part begins, from 0 to 1.
  ///   - to: where it ends, from 0 to 1; not after `from`, the part is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from > 0 ? from : 0
    let to = to < 1 ? to : 1
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let lengths = subpaths.map { subpath in (subpath, subpath.segments.map { $0.length() }) }
    let total = lengths.reduce(0) { sum, entry in entry.1.reduce(sum, +) }
    guard total > 0 else { return Path() }
    var trimmer = PathTrimmer(from: from * total, to: to * total)
    for (subpath, lengths) in lengths { trimmer.add(subpath, lengths: lengths) }
    return Path(elements: trimmer.elements)
  }
}

/// Goes along a path and keeps what lies between two lengths.
private struct PathTrimmer {
  private let from: CGFloat
  private let to: CGFloat
  private var position: CGFloat = 0
  private(set) var elements: [Path.Element] = []

  init(from: CGFloat, to: CGFloat) {
    self.from = from
    self.to = to
  }

  mutating func add(_ subpath: Subpath, lengths: [CGFloat]) {
    let begin = position
    var isDrawing = false
    for (segment, length) in zip(subpath.segments, lengths) {
      let (start, end) = (position, position + length)
      position = end
      guard length > 0, end > from, start < to else { continue }
      let part = segment.part(
        from: start >= from ? 0 : segment.time(atLength: from - start),
        to: end <= to ? 1 : segment.time(atLength: to - start))
      if !isDrawing { elements.append(.move(to: part.start)) }
      isDrawing = true
      elements.append(part.element)
    }
    if subpath.isClosed, isDrawing, begin >= from, position <= to { elements.append(.closeSubpath) }
  }
}

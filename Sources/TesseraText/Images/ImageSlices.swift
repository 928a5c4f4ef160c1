import Foundation

/// An image cut along one axis into two edges that keep their thickness and a middle that does not.
struct ImageSlices {
  struct Slice: Equatable {
    /// Pixels.
    var source: Range<CGFloat>
    /// Points.
    var target: Range<CGFloat>
    var isMiddle: Bool
  }

  private(set) var slices: [Slice] = []

  /// - Parameters:
  ///   - length: of the image, in pixels.
  ///   - scale: pixels per point.
  ///   - leading, trailing: the edges, in points. What is not a positive number counts as none; edges that meet are
  ///     made smaller.
  ///   - middle: how many pixels of the middle are shown, from its beginning; nil for all of them.
  init(
    length: CGFloat, _ start: CGFloat, _ end: CGFloat, _ scale: CGFloat, _ leading: CGFloat, _ trailing: CGFloat,
    middle: CGFloat? = nil
  ) {
    // A pixel is left for the middle, which fills what the edges do not.
    let (first, last) = Self.fitting(leading, trailing, in: (length - 1) / scale)
    let (shownFirst, shownLast) = Self.fitting(first, last, in: end - start)
    add(0, first * scale, start, start + shownFirst, isMiddle: false)
    let between = length - (first + last) * scale
    let shownMiddle = middle.map { $0 > 0 ? min($0, between) : between } ?? between
    add(first * scale, first * scale + shownMiddle, start + shownFirst, end - shownLast, isMiddle: true)
    add(length - last * scale, length, end - shownLast, end, isMiddle: false)
  }

  private mutating func add(
    _ sourceStart: CGFloat, _ sourceEnd: CGFloat, _ start: CGFloat, _ end: CGFloat, isMiddle: Bool
  ) {
    guard sourceEnd > sourceStart, end > start else { return }
    slices.append(Slice(source: sourceStart..<sourceEnd, target: start..<end, isMiddle: isMiddle))
  }

  private static func fitting(_ first: CGFloat, _ last: CGFloat, in length: CGFloat) -> (CGFloat, CGFloat) {
    let first = first.isFinite ? max(first, 0) : 0
    let last = last.isFinite ? max(last, 0) : 0
    guard first + last > length, first + last > 0 else { return (first, last) }
    let factor = max(length, 0) / (first + last)
    return (first * factor, last * factor)
  }
}

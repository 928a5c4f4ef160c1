import Foundation

nonisolated extension CGRect {
  /// What two rectangles have in common; a line or a point where they only touch, nil for nothing.
  ///
  /// Unlike Foundation's `intersection`, which traps, it takes rectangles with coordinates that are no numbers: they
  /// have nothing in common with others.
  package func overlap(with other: CGRect) -> CGRect? {
    guard !isNull, !other.isNull else { return nil }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard hasNumbers, other.hasNumbers, left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var hasNumbers: Bool {
    !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN)
  }
}

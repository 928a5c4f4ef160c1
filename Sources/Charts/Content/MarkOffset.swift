import SwiftUI

/// How far the edges of a mark are moved, in points.
nonisolated struct MarkOffset {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  /// Moves further. A figure that is no number moves nothing.
  mutating func add(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) {
    self.xStart += xStart.isFinite ? xStart : 0
    self.xEnd += xEnd.isFinite ? xEnd : 0
    self.yStart += yStart.isFinite ? yStart : 0
    self.yEnd += yEnd.isFinite ? yEnd : 0
  }
}

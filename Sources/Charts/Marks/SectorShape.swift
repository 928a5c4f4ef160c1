import SwiftUI

/// What a sector has besides its value.
nonisolated struct SectorShape {
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  var angularInset: CGFloat
  /// The share of a turn at which it begins, and that at which it ends.
  var turn: (start: Double, end: Double) = (0, 0)
}

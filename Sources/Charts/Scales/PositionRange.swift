import Foundation
import SwiftUI

/// The part of the plot that a scale covers, in points.
public struct _PositionRange: Hashable, Sendable {
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// Fixed places from the plot's beginning; nil for the whole plot.
  var bounds: ClosedRange<CGFloat>?

  init(startPadding: CGFloat = 0, endPadding: CGFloat = 0, bounds: ClosedRange<CGFloat>? = nil) {
    self.startPadding = startPadding.isFinite ? startPadding : 0
    self.endPadding = endPadding.isFinite ? endPadding : 0
    self.bounds = bounds.flatMap { $0.lowerBound.isFinite && $0.upperBound.isFinite ? $0 : nil }
  }
}

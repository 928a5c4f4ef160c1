import SwiftUI

/// A line across the plot at a value of an axis.
nonisolated public struct AxisGridLine: AxisMark {
  let line: AxisLine

  /// A line across the plot.
  ///
  /// - Parameters:
  ///   - centered: whether it lies between the value and the next one.
  ///   - stroke: how it is drawn; nil for a thin line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    line = AxisLine(isCentered: centered, stroke: stroke)
  }

  @MainActor public func _items(at value: AxisValue) -> _AxisItems { _AxisItems([.gridLine(line)]) }
}

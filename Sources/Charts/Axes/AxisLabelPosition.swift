import SwiftUI

/// Where a label lies on its axis, on the ruler of the scale.
nonisolated struct AxisLabelPosition: Sendable {
  /// The number of its value on the axis.
  var index: Int
  var place: Double
  /// The room between two values that the label is in the middle of.
  var room: ClosedRange<Double>?
  var anchor: UnitPoint?
  var alignment: Alignment?
  var preset = AxisMarkPreset.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var offset = CGSize.zero
}

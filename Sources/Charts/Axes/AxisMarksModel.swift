import SwiftUI

/// Values of an axis, and what is shown at each of them.
nonisolated struct AxisMarksModel {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// What is shown at a value; nil for what the axis shows by itself.
  var items: (@MainActor (AxisValue) -> [AxisItem])?
  var stroke: StrokeStyle?
  var label: ((AxisValue) -> String)?
  /// What is drawn apart, if the marks are; nil for marks that are drawn with the others.
  var layer: AxisLayer?
}

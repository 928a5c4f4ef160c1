import SwiftUI

/// One side of a plot, with all that is shown there.
nonisolated struct AxisPlan {
  struct Line {
    let place: Double
    let line: AxisLine
    /// How far it reaches out of the plot; nil for grid lines.
    let length: AxisTick.Length?
  }

  struct Label {
    let label: AxisLabel
    let position: AxisLabelPosition
  }

  let edge: Edge
  var gridLines: [Line] = []
  var ticks: [Line] = []
  var labels: [Label] = []
}

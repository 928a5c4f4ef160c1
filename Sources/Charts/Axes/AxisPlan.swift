import SwiftUI

/// One side of a plot, with all that is shown there.
nonisolated struct AxisPlan {
  struct Line {
    let place: Double
    let line: AxisLine
    /// How far it reaches out of the plot; nil for grid lines.
    let length: AxisTick.Length?
    /// The layer that it lies in; nil for none.
    var layer: Int?
  }

  struct Label {
    let label: AxisLabel
    let position: AxisLabelPosition
    var layer: Int?
  }

  let edge: Edge
  var gridLines: [Line] = []
  var ticks: [Line] = []
  var labels: [Label] = []
  /// What is drawn apart, from the lowest to the topmost.
  var layers: [AxisLayer.Numbered] = []

  /// What lies in a layer; nil for what lies in none.
  func showing(_ layer: Int?) -> AxisPlan {
    var plan = self
    plan.gridLines.removeAll { $0.layer != layer }
    plan.ticks.removeAll { $0.layer != layer }
    plan.labels.removeAll { $0.layer != layer }
    plan.layers = []
    return plan
  }

  /// Puts what was added last into a layer.
  mutating func tag(_ layer: AxisLayer.Numbered, since counts: (lines: Int, ticks: Int, labels: Int)) {
    for index in gridLines.indices.dropFirst(counts.lines) { gridLines[index].layer = layer.id }
    for index in ticks.indices.dropFirst(counts.ticks) { ticks[index].layer = layer.id }
    for index in labels.indices.dropFirst(counts.labels) { labels[index].layer = layer.id }
    if layers.last?.id != layer.id { layers.append(layer) }
  }
}

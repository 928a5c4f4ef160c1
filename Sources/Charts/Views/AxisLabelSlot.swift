import SwiftUI

/// The place of a label, and what lies around the axis.
nonisolated struct AxisLabelSlot {
  let position: AxisLabelPosition
  let surroundings: ChartSurroundings

  init(_ position: AxisLabelPosition, _ surroundings: ChartSurroundings) {
    self.position = position
    self.surroundings = surroundings
  }
}

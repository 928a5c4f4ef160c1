import SwiftUI

/// What a subview of a chart is.
nonisolated enum ChartRole {
  case plot(ChartSurroundings?)
  case axis(Edge)
  case title(Edge, Alignment?, CGFloat?)
  case legend(LegendPlace, Alignment?, CGFloat?)
}

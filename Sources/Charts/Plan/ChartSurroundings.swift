import SwiftUI

/// What lies around the plot of a chart: the layout writes it before the plot and the axes are laid out, which read it.
nonisolated final class ChartSurroundings {
  /// The distances from the plot to the edges of the chart, in points.
  var insets = EdgeInsets()
}

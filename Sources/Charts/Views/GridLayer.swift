import SwiftUI

/// The picture of the grid lines, which move with the domains (CH19).
nonisolated struct GridLayer: View, Animatable {
  var axes: [ChartPlotContent.Grid]
  let isMirrored: Bool

  var animatableData: ChartMotion {
    get {
      var motion = ChartMotion()
      for (index, grid) in axes.enumerated() { motion.add(grid.scale, as: index) }
      return motion
    }
    set {
      for index in axes.indices { newValue.apply(to: &axes[index].scale, as: index) }
    }
  }

  @MainActor var body: some View {
    Canvas { [axes, isMirrored] context, size in
      for grid in axes {
        AxisPainter(axis: grid.axis, scale: grid.scale, isMirrored: isMirrored).drawGrid(context, size)
      }
    }
    .allowsHitTesting(false)
  }
}

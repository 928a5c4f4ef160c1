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
    if axes.allSatisfy(\.axis.layers.isEmpty) {
      picture(axes)
    } else {
      ZStack {
        picture(axes.map { $0.showing(nil) })
        // tessera:disable unstable-foreach-id - pictures keep nothing
        ForEach(axes.indices, id: \.self) { index in
          ForEach(axes[index].axis.layers) { numbered in
            // tessera:disable anyview-in-row - a layer is the user's function from a view to a view, kept without its types
            numbered.layer.view(AnyView(picture([axes[index].showing(numbered.id)])))
          }
        }
      }
    }
  }

  @MainActor private func picture(_ axes: [ChartPlotContent.Grid]) -> some View {
    Canvas { [axes, isMirrored] context, size in
      for grid in axes {
        AxisPainter(axis: grid.axis, scale: grid.scale, isMirrored: isMirrored).drawGrid(context, size)
      }
    }
    .allowsHitTesting(false)
  }
}

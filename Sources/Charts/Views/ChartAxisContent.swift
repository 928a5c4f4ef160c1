import SwiftUI

/// The ticks and labels of an axis.
public struct ChartAxisContent: View {
  let axis: AxisPlan
  let scale: PositionScale
  let isMirrored: Bool
  let surroundings: ChartSurroundings

  public var body: some View {
    Group {
      if axis.layers.isEmpty {
        marks(axis)
      } else {
        ZStack(alignment: alignment) {
          marks(axis.showing(nil))
          // tessera:disable anyview-in-row - a layer is the user's function from a view to a view, kept without its types
          ForEach(axis.layers) { $0.layer.view(AnyView(marks(axis.showing($0.id)))) }
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  private func marks(_ axis: AxisPlan) -> some View {
    AxisLayout(edge: axis.edge, scale: scale, longestTick: Self.longestTick(axis)) {
      Canvas { [scale, isMirrored] context, size in
        AxisPainter(axis: axis, scale: scale, isMirrored: isMirrored).drawTicks(context, size)
      }
      .layoutValue(key: AxisLabelKey.self, value: nil)
      // tessera:disable unstable-foreach-id - what labels show follows from their position; they keep nothing
      ForEach(axis.labels.indices, id: \.self) { index in
        axis.labels[index].label.view
          .layoutValue(key: AxisLabelKey.self, value: AxisLabelSlot(axis.labels[index].position, surroundings))
      }
    }
  }

  /// The edge that lies at the plot.
  private var alignment: Alignment {
    switch axis.edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Room for ticks of a fixed length. Those as long as labels lie beside these.
  private static func longestTick(_ axis: AxisPlan) -> CGFloat {
    axis.ticks.compactMap { tick -> CGFloat? in
      switch tick.length?.kind {
      case .automatic, .fixed: tick.length?.points(labels: 0)
      default: nil
      }
    }.max() ?? 0
  }
}

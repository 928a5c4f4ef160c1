import SwiftUI

nonisolated extension View {
  // MARK: Legends

  /// Shows the legends of charts, or hides them (CH14).
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Where the legends of charts lie.
  ///
  /// - Parameters:
  ///   - position: the side of the plot, or over it.
  ///   - alignment: where along that side.
  ///   - spacing: the distance to the plot and its axes, in points.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let distance = spacing.flatMap { $0.isFinite ? $0 : nil }
    return chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = distance
    }
  }

  /// A view as the legends of charts.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    let distance = spacing.flatMap { $0.isFinite ? $0 : nil }
    return chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = distance
      $0.legend.content = { AnyView(content()) }
    }
  }

  // MARK: Layers

  /// Shows the plots of charts in views that a function makes of them.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// A view in front of charts, which knows where values lie (CH17).
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(ChartLayerConfiguration(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A view behind charts, which knows where values lie (CH17).
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(ChartLayerConfiguration(alignment: alignment) { AnyView(content($0)) }) }
  }

  // MARK: Interaction

  /// A gesture on the plots of charts, in place of those that select values.
  public func chartGesture<G: Gesture>(_ gesture: @escaping @MainActor (ChartProxy) -> G) -> some View {
    chart { $0.gestures.append { AnyGesture(gesture($0).map { _ in }) } }
  }

  /// Lets the user select a value of the sectors of charts: the sum of all up to the angle that is pressed (CH18).
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.angleSelection = ChartValueSelection { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// The axes along which the plots of charts scroll (CH18).
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrollableAxes = axes }
  }

  /// The values at which plots come to rest.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    let alignment = behavior._alignment
    return chart { $0.scrollTargetBehavior = alignment }
  }
}

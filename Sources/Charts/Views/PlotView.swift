import SwiftUI

/// The plot of a chart, in the style that modifiers give it, and what the user does there.
struct PlotView: View {
  let plan: ChartPlan
  let configuration: ChartConfiguration
  let surroundings: ChartSurroundings
  @Binding var scroll: ChartScroll
  @Binding var annotationSizes: [Int: CGSize]

  var body: some View {
    styled
      .overlay {
        if configuration.isInteractive {
          GeometryReader { geometry in
            ChartInteraction(
              proxy: ChartProxy(
                geometry: ChartGeometry(plan, geometry.size), configuration: configuration, anchor: nil),
              configuration: configuration, content: base)
          }
        } else if !configuration.scrollableAxes.isEmpty {
          base
        }
      }
  }

  /// What presses on the plot meet.
  @ViewBuilder
  private var base: some View {
    if configuration.scrollableAxes.isEmpty {
      Color.clear
    } else {
      ChartScroller(plan: plan, configuration: configuration, scroll: $scroll)
    }
  }

  @ViewBuilder
  private var styled: some View {
    let content = ChartPlotContent(
      plan: plan, axes: axes, surroundings: surroundings, isClipped: !configuration.scrollableAxes.isEmpty,
      annotationSizes: $annotationSizes)
    if let style = configuration.plotStyle {
      style(content)
    } else {
      content
    }
  }

  private var axes: [ChartPlotContent.Grid] {
    let x = plan.hasX ? plan.axes(.horizontal, configuration.x) : []
    let y = plan.hasY ? plan.axes(.vertical, configuration.y) : []
    return x.map { ChartPlotContent.Grid(axis: $0, scale: plan.x) }
      + y.map { ChartPlotContent.Grid(axis: $0, scale: plan.y) }
  }
}
